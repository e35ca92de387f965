import { DUE_HOUR } from '#contract/recurrence.ts';
import { type Clock, INDIA } from '#server/platform/clock.ts';

/** Returns the latest day whose expenses are due, which is yesterday before six in the morning. */
export function lastDueDay(clock: Clock): string {
  return clock.now().toZonedDateTimeISO(INDIA).subtract({ hours: DUE_HOUR }).toPlainDate().toString();
}

/** Returns how the remaining members share a day's expense, or `null` if the payer has left. */
export function shareAmong<Split>(
  memberIds: readonly string[],
  { paidBy, sharedWith, split }: { paidBy: string | null; sharedWith: string | null; split: Split },
) {
  if (paidBy === null || !memberIds.includes(paidBy)) return null;
  return sharedWith !== null && memberIds.includes(sharedWith)
    ? { paidBy, sharedWith, split }
    : { paidBy, sharedWith: null, split: { kind: 'payer', value: null } as const };
}
