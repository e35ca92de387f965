import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { expect, test } from 'vitest';
import { createBudget } from '../limits.ts';
import { readRule } from '../rule-text.ts';
import { expandRule } from '../rules.ts';
import { UTC } from '../times.ts';

const zones = { own: UTC, find: () => UTC };
const WINDOW = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2027, 4, 1) };

function expand(text: string, start: string): string[] {
  const rule = readRule(text, zones);
  if (!rule) throw new Error(`${text} is not understood`);
  const first = { wall: Date.parse(`${start}Z`), zone: UTC, isDate: false, isFloating: false };
  return [...expandRule(rule, first, WINDOW, createBudget())].map((wall) => new Date(wall).toISOString().slice(0, 16));
}

/** Returns the days after the start of October 2026 as `MM-DD`. */
function daysOf(text: string, start: string): string[] {
  return expand(text, start).map((time) => time.slice(5, 10));
}

test.each([
  [
    'the last workday of a week',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
    '2026-11-30',
    ['12-04', '12-11', '12-18'],
  ],
  [
    'the last workday of a month',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
    '2026-10-01',
    ['10-30', '11-30', '12-31'],
  ],
  [
    'the 30th or the last day',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;UNTIL=20270301',
    '2026-11-01',
    ['11-30', '12-30', '01-30', '02-28'],
  ],
  [
    'the second and last Thursday',
    'FREQ=MONTHLY;BYDAY=TH;BYSETPOS=2,-1;COUNT=4',
    '2026-12-01',
    ['12-10', '12-31', '01-14', '01-28'],
  ],
  ['a week of the year', 'FREQ=YEARLY;BYWEEKNO=50;BYDAY=MO,FR', '2026-01-05', ['12-07', '12-11']],
  ['the weekday of the start in a week of the year', 'FREQ=YEARLY;BYWEEKNO=50', '2026-01-07', ['12-09']],
  ['the last week of the year', 'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO', '2020-01-06', ['12-28']],
  ['the first week, which begins in the year before', 'FREQ=YEARLY;BYWEEKNO=1;BYDAY=WE', '2020-01-01', ['01-06']],
  ['a day of the year', 'FREQ=YEARLY;BYYEARDAY=-1,1,100', '2020-01-01', ['12-31', '01-01', '04-10']],
  [
    'the 31st, else the last day',
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;UNTIL=20270301',
    '2026-10-31',
    ['10-31', '11-30', '12-31', '01-31', '02-28'],
  ],
  [
    'the 30th and 31st, else the last day',
    'RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30,31;SKIP=BACKWARD;COUNT=5',
    '2026-11-30',
    ['11-30', '12-30', '12-31', '01-30', '01-31'],
  ],
  [
    'the 31st, else the day after',
    'FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD;UNTIL=20270301',
    '2026-10-31',
    ['10-31', '12-01', '12-31', '01-31', '03-01'],
  ],
  [
    'the first and the 31st, else the day after, once',
    'FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=4',
    '2026-11-01',
    ['11-01', '12-01', '12-31', '01-01'],
  ],
  ['29 February, else the day before', 'RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD', '2024-02-29', ['02-28']],
  ['29 February, else the day after', 'RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD', '2024-02-29', ['03-01']],
  ['29 February alone', 'FREQ=YEARLY', '2024-02-29', []],
  [
    'the first Tuesday of a year beside each Wednesday of its first weeks',
    'FREQ=YEARLY;BYDAY=1TU,WE;BYYEARDAY=1,2,3,4,5,6,7',
    '2026-01-01',
    ['01-05', '01-06'],
  ],
  ['Friday the 13th', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-01-01', ['11-13']],
  [
    'every second week from Sunday',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU;COUNT=4',
    '2026-10-06',
    ['10-06', '10-18', '10-20', '11-01'],
  ],
  ['a rule from long ago', 'FREQ=DAILY;INTERVAL=100', '1950-01-01', ['12-10', '03-20']],
])('repeats %s', (_what, rule, start, days) => {
  expect(daysOf(rule, `${start}T19:00`)).toEqual(days);
});

test('repeats hours, minutes and times of a day', () => {
  expect(expand('FREQ=HOURLY;INTERVAL=5;BYDAY=WE;COUNT=3', '2026-12-02T19:10')).toEqual([
    '2026-12-02T19:10',
    '2026-12-09T01:10',
    '2026-12-09T06:10',
  ]);
  expect(expand('FREQ=MINUTELY;INTERVAL=20;BYHOUR=9;BYMONTHDAY=1;UNTIL=20270101T100000', '2026-12-31T09:50')).toEqual([
    '2027-01-01T09:10',
    '2027-01-01T09:30',
    '2027-01-01T09:50',
  ]);
  expect(expand('FREQ=DAILY;BYHOUR=19,9;BYMINUTE=30,0;BYSETPOS=2;COUNT=2', '2026-12-02T00:00')).toEqual([
    '2026-12-02T09:30',
    '2026-12-03T09:30',
  ]);
});

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const signed = (greatest: number) => fc.integer({ min: -greatest, max: greatest }).filter((number) => number !== 0);
const listOf = <T>(item: fc.Arbitrary<T>, maxLength = 3) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(item, { minLength: 1, maxLength }) },
  );

/** Parts of rules, each with those beside which `rrule-temporal` repeats it as RFC 5545 (decision 0102). */
const days = fc.oneof(
  fc.record({
    FREQ: fc.constant('DAILY'),
    BYMONTH: listOf(fc.integer({ min: 1, max: 12 }), 6),
    BYMONTHDAY: listOf(signed(31), 8),
    BYDAY: listOf(fc.constantFrom(...WEEKDAYS)),
  }),
  fc.record({
    FREQ: fc.constant('WEEKLY'),
    BYMONTH: listOf(fc.integer({ min: 1, max: 12 }), 6),
    BYDAY: listOf(fc.constantFrom(...WEEKDAYS), 5),
  }),
  fc.record({
    FREQ: fc.constant('MONTHLY'),
    BYMONTH: listOf(fc.integer({ min: 1, max: 12 }), 6),
    BYMONTHDAY: listOf(signed(31), 8),
    BYDAY: listOf(
      fc.tuple(fc.constantFrom('', '', '1', '2', '-1', '5'), fc.constantFrom(...WEEKDAYS)).map((day) => day.join('')),
    ),
  }),
  fc.record({
    FREQ: fc.constant('YEARLY'),
    BYMONTH: listOf(fc.integer({ min: 1, max: 12 }), 6),
    BYMONTHDAY: listOf(signed(31), 8),
  }),
  fc.record({ FREQ: fc.constant('YEARLY'), BYYEARDAY: listOf(signed(366), 20) }),
  fc.record({
    FREQ: fc.constant('YEARLY'),
    BYDAY: fc.uniqueArray(fc.constantFrom('1MO', '20TU', '-1WE', '-9FR'), { minLength: 1 }),
  }),
  fc.record({ FREQ: fc.constant('YEARLY'), BYMONTH: fc.constant(['1', '11']), BYDAY: fc.constant(['1MO', '-1TH']) }),
);
const weeks = fc.record({
  FREQ: fc.constant('YEARLY'),
  BYWEEKNO: fc.uniqueArray(signed(53), { minLength: 1, maxLength: 9 }),
  BYDAY: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
});
const rest = fc.record({
  INTERVAL: fc.integer({ min: 1, max: 4 }),
  WKST: fc.constantFrom(...WEEKDAYS),
  BYHOUR: listOf(fc.integer({ min: 0, max: 23 })),
  BYMINUTE: listOf(fc.constantFrom(0, 15, 30)),
  BYSETPOS: listOf(signed(6), 2),
  COUNT: fc.oneof(fc.constant([]), fc.constant([]), fc.integer({ min: 1, max: 400 })),
});
const rules = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(days, rest).map((parts) => write(Object.assign({}, ...parts))) },
  { weight: 1, arbitrary: fc.tuple(weeks, rest).map(([week, { WKST, BYHOUR }]) => write({ ...week, WKST, BYHOUR })) },
);

function write(parts: Record<string, unknown>): string {
  const named = Object.entries(parts).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return named.map(([name, value]) => `${name}=${String(value)}`).join(';');
}

test('repeats 2,000 random rules as another library', () => {
  const starts = fc.integer({ min: 0, max: 1100 }).map((day) => Date.UTC(2024, 0, 1 + day, 10));
  fc.assert(
    fc.property(rules, starts, (text, start) => {
      const dtstart = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO('UTC');
      const other = new RRuleTemporal({ rruleString: text, dtstart });
      const [from, to] = [WINDOW.from, WINDOW.to].map((ms) =>
        Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC'),
      );
      const expected = from && to ? other.between(from, to, true) : [];
      expect([text, expand(text, new Date(start).toISOString().slice(0, 16))]).toEqual([
        text,
        expected.map((time) => time.toPlainDateTime().toString().slice(0, 16)),
      ]);
    }),
    { numRuns: 2000, seed: 20_261_129 },
  );
});
