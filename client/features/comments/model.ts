import type { Memory } from '#contract/memories.ts';
import type { DiscussedKind } from '#domain/records.ts';

/** Fields of a memory, a date or a day's answers that comments and reactions need. */
export interface Commented extends Pick<Memory, 'id' | 'reactions'> {
  kind: DiscussedKind;
  /** Shows comments without a way to add more. */
  isReadOnly?: boolean;
}
