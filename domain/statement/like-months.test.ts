import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsSoFar, weeksSoFar } from './like-months.ts';

const lastMonthAt = (today: string) => Object.values(monthsSoFar(today).lastMonth).join(' ');

test('compares the same days of both months, and the whole of a shorter one', () => {
  expect(lastMonthAt('2026-11-28')).toBe('2026-10-01 2026-10-28');
  expect(lastMonthAt('2026-11-01')).toBe('2026-10-01 2026-10-01');
  expect(lastMonthAt('2026-10-31')).toBe('2026-09-01 2026-09-30');
  expect(lastMonthAt('2027-03-29')).toBe('2027-02-01 2027-02-28');
  expect(lastMonthAt('2028-03-29')).toBe('2028-02-01 2028-02-29');
  expect(lastMonthAt('2027-01-31')).toBe('2026-12-01 2026-12-31');
});

test('compares as many days, fewer only where the last month has ended', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const today = date.toISOString().slice(0, 10);
      const { thisMonth, lastMonth } = monthsSoFar(today);
      const [own, last] = [thisMonth, lastMonth].map(({ from, to }) => Number(to.slice(8)) - Number(from.slice(8)) + 1);
      expect(thisMonth.to).toBe(today);
      expect(lastMonth.from.slice(8)).toBe('01');
      const isEnd = Temporal.PlainDate.from(lastMonth.to).add({ days: 1 }).toString() === thisMonth.from;
      expect(last === own || (isEnd && (last ?? 0) < (own ?? 0))).toBe(true);
    }),
  );
});

test('compares the same weekdays of both weeks, from Monday', () => {
  expect(weeksSoFar('2026-11-28')).toEqual({
    thisWeek: { from: '2026-11-23', to: '2026-11-28' },
    lastWeek: { from: '2026-11-16', to: '2026-11-21' },
  });
  expect(weeksSoFar('2026-11-23')).toEqual({
    thisWeek: { from: '2026-11-23', to: '2026-11-23' },
    lastWeek: { from: '2026-11-16', to: '2026-11-16' },
  });
});
