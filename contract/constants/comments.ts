export const REACTIONS = ['❤️', '😂', '😍', '😢', '🎉', '🙏'] as const;
export type ReactionEmoji = (typeof REACTIONS)[number];

export const COMMENT_MAX_LENGTH = 1000;
