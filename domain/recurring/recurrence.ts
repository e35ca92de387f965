import type { Recurrence } from './facts.ts';

/** Schedule of a recurrence; calendar dates. Everything in this file needs `Temporal`. */
export interface Schedule {
  every: Recurrence;
  startsOn: string;
  /** Last possible day of an occurrence. */
  endsOn: string | null;
}

const UNITS = { week: 'weeks', month: 'months', year: 'years' } as const;

/**
 * Returns the first day of the schedule that is `from` or later and not `taken`, or `null` after the last one. Each
 * occurrence is counted from the first day: the 31st becomes the last day of a shorter month, and the 31st again after
 * it.
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

/** Returns true for a day of the schedule that is still to come; `nextOn` is the first of these. */
export function isToCome({ nextOn, ...schedule }: Schedule & { nextOn: string | null }, day: string): boolean {
  return nextOn !== null && day >= nextOn && occurrenceFrom(schedule, day) === day;
}

/** Returns the days of the schedule from one day to another, both inclusive. */
export function listOccurrences(schedule: Schedule, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = occurrenceFrom(schedule, from); day !== null && day <= to;) {
    days.push(day);
    day = occurrenceFrom(schedule, dayAfter(day));
  }
  return days;
}

/** Returns the first due day of a new recurring expense: one that began long ago counts from a year before `today` on. */
export function firstDueDay(schedule: Schedule, today: string): string | null {
  return occurrenceFrom(schedule, Temporal.PlainDate.from(today).subtract({ years: 1 }).toString());
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
