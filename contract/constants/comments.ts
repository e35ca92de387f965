export const REACTIONS = ['❤️', '😂', '😍', '😢', '🎉', '🙏'] as const;
export type ReactionEmoji = (typeof REACTIONS)[number];

export const COMMENT_MAX_LENGTH = 1000;

/** Record kinds that take reactions and comments. */
export const COMMENTED_KINDS = ['memory', 'date'] as const;
export type CommentedKind = (typeof COMMENTED_KINDS)[number];
