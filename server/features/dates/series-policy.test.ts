import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPlannedDays } from '#domain/dates/days.ts';
import { ALL_SERIES_UNITS, SERIES_ANCHORS, SERIES_UNITS } from '#domain/dates/facts.ts';
import { listSeriesDays, type SeriesRule } from './series-policy.ts';

const DAY_MS = 86_400_000;
const day = fc.integer({ min: Date.parse('1990-01-01') / DAY_MS, max: Date.parse('2040-12-31') / DAY_MS }).map(isoDay);
const rule: fc.Arbitrary<SeriesRule> = fc.record({
  every: fc.constantFrom(...ALL_SERIES_UNITS),
  interval: fc.integer({ min: 1, max: 12 }),
  on: fc.constantFrom(...SERIES_ANCHORS),
  ruleStartsOn: day,
  movedDays: fc.oneof(fc.constant(0), fc.integer({ min: -40, max: 40 })),
  until: fc.option(day),
});

function isoDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Looks at one day after the other, without a calendar library. */
function isDay({ every, interval, on, ruleStartsOn }: SeriesRule, asked: string): boolean {
  const apart = (Date.parse(asked) - Date.parse(ruleStartsOn)) / DAY_MS;
  if (apart < 0) return false;
  if (every === 'day') return apart % interval === 0;
  if (every === 'week') return apart % (7 * interval) === 0;
  const [start, date] = [new Date(ruleStartsOn), new Date(asked)];
  const months = (date.getUTCFullYear() - start.getUTCFullYear()) * 12 + date.getUTCMonth() - start.getUTCMonth();
  if (months % interval !== 0) return false;
  const isLast = (step: number) => new Date(Date.parse(asked) + step * DAY_MS).getUTCMonth() !== date.getUTCMonth();
  if (on === 'day')
    return date.getUTCDate() === start.getUTCDate() || (isLast(1) && date.getUTCDate() < start.getUTCDate());
  const week = (of: Date) => Math.floor((of.getUTCDate() - 1) / 7);
  return date.getUTCDay() === start.getUTCDay() && (week(start) === 4 ? isLast(7) : week(date) === week(start));
}

test('lists the days that a naive reader finds, over 1,000 rules', () => {
  fc.assert(
    fc.property(rule, day, fc.integer({ min: 0, max: 800 }), (each, from, length) => {
      const first = Date.parse(from) / DAY_MS;
      const naive = Array.from({ length: length + 1 }, (_, place) => isoDay(first + place)).filter(
        (asked) =>
          (each.until === null || asked <= each.until) &&
          isDay(each, isoDay(Date.parse(asked) / DAY_MS - each.movedDays)),
      );
      expect(listSeriesDays(each, from, isoDay(first + length))).toEqual(naive);
    }),
    { numRuns: 1000 },
  );
});

test('lists the days that the planner checks for clashes, over 1,000 rules', () => {
  const repeat = fc.record({
    every: fc.constantFrom(...SERIES_UNITS),
    interval: fc.integer({ min: 1, max: 12 }),
    on: fc.constantFrom(...SERIES_ANCHORS),
    until: fc.option(day),
  });
  fc.assert(
    fc.property(repeat, day, fc.integer({ min: 0, max: 800 }), (each, first, length) => {
      const last = isoDay(Date.parse(first) / DAY_MS + length);
      const made = listSeriesDays({ ...each, ruleStartsOn: first, movedDays: 0 }, first, last);
      // The planner's first day is a date whatever the rule's end.
      expect(listPlannedDays(first, each, last)).toEqual([...new Set([first, ...made])]);
    }),
    { numRuns: 1000 },
  );
});
