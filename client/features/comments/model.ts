import type { Memory } from '#contract/memories.ts';
import type { DiscussedKind } from '#domain/records.ts';

/** Fields of a memory or a date that comments and reactions need. */
export interface Commented extends Pick<Memory, 'id' | 'reactions'> {
  kind: DiscussedKind;
}
