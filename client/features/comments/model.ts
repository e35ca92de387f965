import type { Memory } from '#contract/memories.ts';
import type { CommentedKind } from '#contract/constants/comments.ts';

/** A memory or a date, as far as it is talked about. */
export interface Commented extends Pick<Memory, 'id' | 'reactions'> {
  kind: CommentedKind;
}
