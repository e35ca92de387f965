import { faultsOf } from '#domain/kernel/fault.ts';

export const REACTIONS = ['❤️', '😂', '😍', '😢', '🎉', '🙏'] as const;
export type ReactionEmoji = (typeof REACTIONS)[number];

export const COMMENT_MAX_LENGTH = 1000;

export interface CommentsFaults {
  emojiInvalid: [];
  textRequired: [];
}
export const commentsFault = faultsOf<CommentsFaults>('comments');
