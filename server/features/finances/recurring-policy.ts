import type { Recurrence } from '#contract/constants/finances.ts';
import { type Clock, INDIA } from '#server/platform/clock.ts';

/** On which days something recurs; calendar dates. */
export interface Schedule {
  every: Recurrence;
  startsOn: string;
  /** The last day on which it can come. */
  endsOn: string | null;
}

/** The hour at which a day's expenses come, in India. */
const DUE_HOUR = 6;

const UNITS = { week: 'weeks', month: 'months', year: 'years' } as const;

/**
 * The first day of the schedule that is `from` or later and not `taken`; `null` when none comes any more. Each is counted from the first
 * day: the 31st is the month's last day, and the 31st again where there is one.
 */
export function occurrenceFrom(
  { every, startsOn, endsOn }: Schedule,
  from: string,
  taken: ReadonlySet<string> = new Set(),
): string | null {
  const start = Temporal.PlainDate.from(startsOn);
  const unit = UNITS[every];
  const passed = from > startsOn ? start.until(from, { largestUnit: unit })[unit] : 0;
  for (let count = passed; ; count++) {
    const day = start.add({ [unit]: count }).toString();
    if (endsOn !== null && day > endsOn) return null;
    if (day >= from && !taken.has(day)) return day;
  }
}

/** The days of the schedule from one day to another, both included. */
export function listOccurrences(schedule: Schedule, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = occurrenceFrom(schedule, from); day !== null && day <= to;) {
    days.push(day);
    day = occurrenceFrom(schedule, dayAfter(day));
  }
  return days;
}

/** The latest day whose expenses are due: yesterday before six in the morning. */
export function lastDueDay(clock: Clock): string {
  return clock.now().toZonedDateTimeISO(INDIA).subtract({ hours: DUE_HOUR }).toPlainDate().toString();
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
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
