export const REACTIONS = ['❤️', '😂', '😍', '😢', '🎉', '🙏'] as const;
export type ReactionEmoji = (typeof REACTIONS)[number];

export const COMMENT_MAX_LENGTH = 1000;

/** What can be reacted to and commented on. */
export const COMMENTED_KINDS = ['memory', 'date'] as const;
export type CommentedKind = (typeof COMMENTED_KINDS)[number];
