import { expect, test } from 'vitest';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import {
  canChange,
  countOverview,
  describeDaysLeft,
  describeFirstYear,
  findAuthorsCity,
  ofCategory,
  reminderChoices,
  splitOccurrences,
} from './model.ts';

function dateOn(date: string, change: Partial<ImportantDate> = {}): ImportantDate {
  return {
    id: date,
    userId: 'riya',
    title: date,
    description: null,
    date,
    category: 'birthday',
    isRecurring: true,
    reminderDays: 7,
    calendar: 'gregorian',
    tithi: null,
    tithiCity: null,
    isShared: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

const once = { isRecurring: false };

test('sorts recurring dates by their next day, others by their own, and past ones by the latest', () => {
  const dates = [
    dateOn('1998-04-12'),
    dateOn('2026-11-10', once),
    dateOn('2020-11-09'),
    dateOn('2026-10-01', once),
    dateOn('2026-11-09', once),
    dateOn('2028-12-01'),
  ];
  const { upcoming, past } = splitOccurrences(dates, '2026-11-10');
  expect(upcoming.map(({ day, daysLeft }) => [day, daysLeft])).toEqual([
    ['2026-11-10', 0],
    ['2027-04-12', 153],
    ['2027-11-09', 364],
    ['2028-12-01', 752],
  ]);
  expect(past.map(({ day, daysLeft }) => [day, daysLeft])).toEqual([
    ['2026-11-09', -1],
    ['2026-10-01', -40],
  ]);
});

test('moves 29 February to the 28th in common years', () => {
  const leapDay = [dateOn('2024-02-29')];
  expect(splitOccurrences(leapDay, '2027-02-27').upcoming).toMatchObject([{ day: '2027-02-28', daysLeft: 1 }]);
  expect(splitOccurrences(leapDay, '2027-03-01').upcoming).toMatchObject([{ day: '2028-02-29' }]);
});

test.each([
  [0, 'Today', 'warning'],
  [1, 'Tomorrow', 'warning'],
  [7, 'In 7 days', 'warning'],
  [8, 'In 8 days', 'calm'],
  [-1, '1 day ago', 'neutral'],
  [-40, '40 days ago', 'neutral'],
] as const)('describes %i days left as %j in the tone %s', (daysLeft, label, tone) => {
  expect(describeDaysLeft(daysLeft)).toEqual({ label, tone });
});

test('counts all dates, the upcoming ones and those within 30 days', () => {
  const dates = [dateOn('2020-12-10'), dateOn('2020-12-11'), dateOn('2026-11-10', once), dateOn('2026-01-01', once)];
  expect(countOverview(splitOccurrences(dates, '2026-11-10'))).toEqual({
    total: 4,
    upcoming: 3,
    within30Days: 2,
  });
});

test('filters by category', () => {
  const { upcoming } = splitOccurrences(
    [dateOn('2020-12-10'), dateOn('2020-12-11', { category: 'family' })],
    '2026-11-10',
  );
  expect(ofCategory(upcoming, 'family')).toHaveLength(1);
  expect(ofCategory(upcoming, 'all')).toHaveLength(2);
  expect(ofCategory(upcoming, 'holiday')).toEqual([]);
});

test('allows changes by the owner, and by the partner if the date is shared', () => {
  const own = dateOn('2020-12-10', { isShared: false });
  expect([canChange(own, 'riya'), canChange(own, 'arjun')]).toEqual([true, false]);
  expect(canChange(dateOn('2020-12-10'), 'arjun')).toBe(true);
});

test('describes the first year of a recurring date', () => {
  const describe = (date: ImportantDate) => splitOccurrences([date], '2026-11-10').upcoming.map(describeFirstYear);
  expect(describe(dateOn('1998-04-12'))).toEqual(['since 1998']);
  expect(describe(dateOn('2028-12-01'))).toEqual(['from 2028']);
  expect(describe(dateOn('2026-12-01', once))).toEqual([null]);
});

test("offers the reminder days of the specification and the date's own", () => {
  expect(reminderChoices(7)).toEqual([0, 1, 3, 7, 14, 30]);
  expect(reminderChoices(5)).toEqual([0, 1, 3, 5, 7, 14, 30]);
});

test('has a date by tithi on the day of its tithi, once that can be found', () => {
  const tithi = { month: 1, paksha: 'sud', tithi: 1 } as const;
  const dates = [dateOn('2025-10-22', { calendar: 'tithi', tithi, tithiCity: 'Ahmedabad' })];
  expect(splitOccurrences(dates, '2026-11-01').upcoming).toEqual([]);
  const { upcoming } = splitOccurrences(dates, '2026-11-01', () => '2026-11-10');
  expect(upcoming).toMatchObject([{ day: '2026-11-10', daysLeft: 9 }]);
});

test('finds the city of a date’s author, which is not the reader’s', () => {
  const own = { memberId: 'arjun', city: 'Toronto' };
  const date = { userId: 'riya', tithiCity: null };
  expect(findAuthorsCity(undefined, own, [])).toBe('Toronto');
  expect(findAuthorsCity({ userId: 'arjun', tithiCity: null }, own, [])).toBe('Toronto');
  expect(findAuthorsCity({ userId: 'riya', tithiCity: 'Surat' }, own, [])).toBe('Surat');
  expect(findAuthorsCity(date, own, [date, { userId: 'riya', tithiCity: 'Surat' }])).toBe('Surat');
  expect(findAuthorsCity(date, own, [date, { userId: 'arjun', tithiCity: 'Toronto' }])).toBeNull();
});
