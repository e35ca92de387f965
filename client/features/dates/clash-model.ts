import { listCoveredDays, listPlannedDays } from '#domain/dates/days.ts';
import { DATE_DURATION, SERIES_DAYS } from '#domain/dates/facts.ts';
import { toStartsAt } from '#domain/dates/rules.ts';
import type { DateEvent, Repeat } from '#domain/dates/schema.ts';
import { addDays } from '#domain/dates/series.ts';

const MINUTE_MS = 60_000;
/** Minutes from which a date takes the whole of its days: half a day. */
const WHOLE_DAY_MINUTES = DATE_DURATION.max / 2;

/** A date as the planner has it, before it is saved. */
interface Plan extends Pick<DateEvent, 'scheduledDate' | 'scheduledTime' | 'timezone' | 'duration'> {
  repeat: Repeat | null;
}

type Span = Pick<DateEvent, 'startsAt' | 'duration'>;

/**
 * Lists the dates ahead that are at the same time as a planned one, or share a day with it while either takes its whole
 * day; the earliest first. Declined dates clash with nothing, and a repeating plan is compared for as long as its dates
 * are made ahead. Needs `Temporal`.
 */
export function findClashes(plan: Plan, dates: readonly DateEvent[], nowIso: string): DateEvent[] {
  const { scheduledDate, timezone, duration, repeat } = plan;
  const lastMade = addDays(nowIso.slice(0, 10), SERIES_DAYS);
  const planned = listPlannedDays(scheduledDate, repeat, lastMade).map((day) => ({
    startsAt: toStartsAt({ ...plan, scheduledDate: day }),
    duration,
  }));
  const now = Date.parse(nowIso);
  return dates
    .filter((date) => date.partnerResponse !== 'rejected' && endOf(date) > now)
    .filter((date) => planned.some((each) => isClash(each, date, timezone)))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

function isClash(one: Span, other: Span, timeZone: string): boolean {
  if (Date.parse(one.startsAt) < endOf(other) && Date.parse(other.startsAt) < endOf(one)) return true;
  if (Math.max(one.duration, other.duration) < WHOLE_DAY_MINUTES) return false;
  const days = listCoveredDays(one, timeZone);
  return listCoveredDays(other, timeZone).some((day) => days.includes(day));
}

function endOf({ startsAt, duration }: Span): number {
  return Date.parse(startsAt) + duration * MINUTE_MS;
}
