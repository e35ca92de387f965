import { RRuleTemporal } from 'rrule-temporal';
import { SERIES_DAYS, type SeriesAnchor, type SeriesUnit } from '#domain/dates/facts.ts';

/** Rule for the days of a series; calendar dates. */
export interface SeriesRule {
  every: SeriesUnit;
  interval: number;
  on: SeriesAnchor;
  /** First day of the rule, from which weeks and months are counted. */
  ruleStartsOn: string;
  /** Days by which the rule's days were moved since. */
  movedDays: number;
  /** Last possible day, `null` for none. */
  until: string | null;
}

const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/**
 * Returns the days of a series from one day to another, both inclusive. The 31st is the last day of a shorter month, and
 * a fifth weekday the last one of its month.
 */
export function listSeriesDays(rule: SeriesRule, from: string, to: string): string[] {
  const last = rule.until !== null && rule.until < to ? rule.until : to;
  const start = Temporal.PlainDate.from(rule.ruleStartsOn);
  const rrule = new RRuleTemporal({
    freq: FREQUENCIES[rule.every],
    interval: rule.interval,
    dtstart: start.toZonedDateTime('UTC'),
    ...(rule.every === 'month' && monthDays(start, rule.on)),
  });
  const unmoved = (day: string) =>
    Temporal.PlainDate.from(day).subtract({ days: rule.movedDays }).toZonedDateTime('UTC');
  if (last < from) return [];
  return rrule
    .between(unmoved(from), unmoved(last), true)
    .map((each) => each.toPlainDate().add({ days: rule.movedDays }).toString());
}

/** Returns the parts of a monthly rule that repeats the day on which it starts. */
function monthDays(start: Temporal.PlainDate, on: SeriesAnchor) {
  if (on === 'weekday') {
    const week = Math.ceil(start.day / 7);
    return { byDay: [`${week === 5 ? -1 : week}${WEEKDAYS[start.dayOfWeek - 1]}`] };
  }
  if (start.day <= 28) return { byMonthDay: [start.day] };
  // The last of these days that the month has.
  const days = Array.from({ length: start.day - 27 }, (_, place) => 28 + place);
  return { byMonthDay: days, bySetPos: [-1] };
}

/** Returns the last day for which dates of a series exist at an instant. */
export function lastMadeDay(nowIso: string, timeZone: string): string {
  return dayIn(nowIso, timeZone).add({ days: SERIES_DAYS }).toString();
}

/** Returns the day of an instant in a time zone. */
export function dayIn(nowIso: string, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.from(nowIso).toZonedDateTimeISO(timeZone).toPlainDate();
}
