import { DUE_HOUR } from '#contract/recurrence.ts';
import { type Clock, INDIA } from '#server/platform/clock.ts';

/** The latest day whose expenses are due: yesterday before six in the morning. */
export function lastDueDay(clock: Clock): string {
  return clock.now().toZonedDateTimeISO(INDIA).subtract({ hours: DUE_HOUR }).toPlainDate().toString();
}

/** Who bears a day's expense: those of the two who are still there. `null` when who pays has left. */
export function shareAmong<Split>(
  memberIds: readonly string[],
  { paidBy, sharedWith, split }: { paidBy: string | null; sharedWith: string | null; split: Split },
) {
  if (paidBy === null || !memberIds.includes(paidBy)) return null;
  return sharedWith !== null && memberIds.includes(sharedWith)
    ? { paidBy, sharedWith, split }
    : { paidBy, sharedWith: null, split: { kind: 'payer', value: null } as const };
}
