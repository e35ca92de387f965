import type { Recurrence } from './constants/finances.ts';

/** On which days something recurs; calendar dates. Needs `Temporal`, as all here. */
export interface Schedule {
  every: Recurrence;
  startsOn: string;
  /** The last day on which it can come. */
  endsOn: string | null;
}

/** The hour at which a day's expenses come, in India. */
export const DUE_HOUR = 6;

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

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
