import { feastIn, type Feast } from './feasts.ts';

/** Monday is 1, Sunday 7. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** 1 is the most recent occurrence of the day, 2 the one before it. */
type Back = 1 | 2;

/**
 * A day of the demo, defined by a rule relative to today, so that the demo always covers the last two years.
 * `day` is `MM-DD`. `on` moves the day back, at most by six, to that day of the week.
 */
export type When =
  | { daysAgo: number }
  | { yearsAgo: number }
  | { day: string; back?: Back; on?: Weekday }
  | { feast: Feast; back?: Back; plus?: number }
  | { anniversary: number; plus?: number };

/** A future day: the first weekday `on` at least `daysAhead` days away. */
export interface Ahead {
  daysAhead: number;
  on?: Weekday;
}

/** Returns the day on which the two became a couple, relative to `today`. */
export function anniversaryAt(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ years: 2, months: 6, days: 12 });
}

/** Returns the day on which they registered at Jugal, relative to `today`. */
export function arrivalAt(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ years: 2, days: 28 });
}

/** Resolves `when` to a day. It is always before `today`. */
export function dayOf(when: When, today: Temporal.PlainDate): Temporal.PlainDate {
  if ('daysAgo' in when) return today.subtract({ days: when.daysAgo });
  if ('yearsAgo' in when) return today.subtract({ years: when.yearsAgo });
  if ('anniversary' in when) {
    return anniversaryAt(today)
      .add({ years: when.anniversary })
      .add({ days: when.plus ?? 0 });
  }
  if ('feast' in when) {
    const days = [1, 0, -1, -2].map((years) => feastIn(today.year + years, when.feast).add({ days: when.plus ?? 0 }));
    return pickPast(days, when.back ?? 1, today);
  }
  const days = [0, -1, -2].map((years) => dayInYear(when.day, today.year + years));
  return backTo(pickPast(days, when.back ?? 1, today), when.on);
}

export function dayAhead(ahead: Ahead, today: Temporal.PlainDate): Temporal.PlainDate {
  const earliest = today.add({ days: ahead.daysAhead });
  return ahead.on ? earliest.add({ days: (ahead.on - earliest.dayOfWeek + 7) % 7 }) : earliest;
}

function pickPast(
  newestFirst: readonly Temporal.PlainDate[],
  back: Back,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  const past = newestFirst.filter((day) => Temporal.PlainDate.compare(day, today) < 0);
  const found = past[back - 1];
  if (!found) throw new RangeError('a day of the demo lies further back than it looks');
  return found;
}

function dayInYear(monthAndDay: string, year: number): Temporal.PlainDate {
  const [month = 0, day = 0] = monthAndDay.split('-').map(Number);
  return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
}

function backTo(day: Temporal.PlainDate, weekday: Weekday | undefined): Temporal.PlainDate {
  return weekday ? day.subtract({ days: (day.dayOfWeek - weekday + 7) % 7 }) : day;
}
