import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/availability/facts.ts';
import type { Availability } from '#domain/availability/schema.ts';
import { merge, type Span } from '#packages/busy-times/spans.ts';
import { chooseComing, expandHours, intersect, subtract } from './policy.ts';

const HOUR_MS = 3_600_000;
const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
const print = ({ start, end }: Span) => [start, end].map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toString());

const minute = fc.integer({ min: 0, max: 300 });
const spans = fc.array(
  fc.tuple(minute, minute).map(([start, length]) => ({ start, end: start + length })),
  {
    maxLength: 8,
  },
);
/** The minutes that spans cover, one by one. */
const minutesOf = (list: readonly Span[]) =>
  new Set(list.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, place) => start + place)));

test('merges, intersects and subtracts as minute by minute', () => {
  fc.assert(
    fc.property(spans, spans, (one, other) => {
      const [mine, theirs] = [minutesOf(one), minutesOf(other)];
      const merged = merge(one);
      expect(minutesOf(merged)).toEqual(mine);
      expect(merged.every(({ start }, place) => place === 0 || start > (merged[place - 1]?.end ?? 0))).toBe(true);
      expect(minutesOf(intersect(merged, merge(other)))).toEqual(mine.intersection(theirs));
      expect(minutesOf(subtract(merged, other))).toEqual(mine.difference(theirs));
    }),
  );
});

test('expands hours in any time zone as a clock that is looked at each quarter of an hour', () => {
  const quarter = fc.integer({ min: 0, max: 95 });
  const hours = fc.array(
    fc.tuple(fc.constantFrom(...WEEKDAYS), quarter, quarter).map(([day, one, other]) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other) + 1].map(toTime);
      return { day, from: from ?? '', to: to ?? '' };
    }),
    { maxLength: 10 },
  );
  const zone = fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'UTC');
  // Weeks with clock changes among them.
  const day = fc.constantFrom('2026-03-07', '2026-03-28', '2026-10-03', '2026-10-31', '2026-11-25');
  fc.assert(
    fc.property(hours, zone, day, (each, timezone, first) => {
      const start = Temporal.PlainDate.from(first).toZonedDateTime(timezone).epochMilliseconds;
      const window = { start, end: start + 3 * 24 * HOUR_MS };
      const found = expandHours({ timezone, hours: each }, window);
      for (let instant = start; instant < window.end; instant += HOUR_MS / 4) {
        const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
        // A span that a clock change shifts begins and ends by the other clock: its hours are left out.
        if (local.hoursInDay !== 24) continue;
        const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
        const isFree = each.some(
          ({ day: name, from, to }) => name === WEEKDAYS[local.dayOfWeek - 1] && from <= time && time < to,
        );
        expect(found.some((span) => span.start <= instant && instant < span.end)).toBe(isFree);
      }
    }),
    { numRuns: 60 },
  );
});

test('joins the end of a day and the beginning of the next one', () => {
  const availability: Availability = {
    timezone: 'Asia/Kolkata',
    hours: [
      { day: 'fr', from: '20:00', to: '24:00' },
      { day: 'sa', from: '00:00', to: '02:00' },
    ],
  };
  const window = { start: at('2026-11-26T18:30:00Z'), end: at('2026-11-30T18:30:00Z') };
  expect(expandHours(availability, window).map(print)).toEqual([['2026-11-27T14:30:00Z', '2026-11-27T20:30:00Z']]);
});

test('starts a span that has begun at the next quarter hour, and leaves out short ones', () => {
  const span = { start: at('2026-11-25T13:30:00Z'), end: at('2026-11-25T17:30:00Z') };
  expect(chooseComing([span], at('2026-11-25T14:01:00Z'), 120).map(print)).toEqual([
    ['2026-11-25T14:15:00Z', '2026-11-25T17:30:00Z'],
  ]);
  expect(chooseComing([span], at('2026-11-25T15:31:00Z'), 120)).toEqual([]);
  expect(chooseComing([span], at('2026-11-25T15:30:00Z'), 120)).toHaveLength(1);
});

function toTime(quarter: number): string {
  return [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':');
}
