import { expect, test } from 'vitest';
import { nextOccurrence } from '#domain/important-dates/next-occurrence.ts';
import { nextReminder, reminderAfter, reminderAt } from './policy.ts';

test.each([
  // Once: the same day, before and after.
  ['2026-11-20', false, '2026-11-10', '2026-11-20'],
  ['2026-11-20', false, '2026-11-21', '2026-11-20'],
  // Each year: this year's day until it has passed.
  ['1998-04-12', true, '2026-04-11', '2026-04-12'],
  ['1998-04-12', true, '2026-04-12', '2026-04-12'],
  ['1998-04-12', true, '2026-04-13', '2027-04-12'],
  ['2020-12-31', true, '2027-01-01', '2027-12-31'],
  ['2020-01-01', true, '2026-12-31', '2027-01-01'],
  // An event does not recur before its first day.
  ['2028-12-01', true, '2026-11-10', '2028-12-01'],
  // 29 February: on the 28th in common years.
  ['2024-02-29', true, '2026-02-28', '2026-02-28'],
  ['2024-02-29', true, '2026-03-01', '2027-02-28'],
  ['2024-02-29', true, '2027-03-01', '2028-02-29'],
  ['2024-02-29', true, '2028-02-28', '2028-02-29'],
  ['2024-02-29', true, '2100-01-01', '2100-02-28'],
])('%s (each year: %s), seen on %s, is next on %s', (date, isRecurring, from, next) => {
  expect(nextOccurrence({ date, isRecurring }, from)).toBe(next);
});

test.each([
  // Nine in India is half past three in UTC.
  [{ date: '1998-04-12', reminderDays: 7 }, '2026-01-01', '2026-04-12', '2026-04-05T03:30:00.000Z'],
  [{ date: '1998-04-12', reminderDays: 0 }, '2026-04-12', '2026-04-12', '2026-04-12T03:30:00.000Z'],
  [{ date: '1998-04-12', reminderDays: 7 }, '2026-04-05', '2026-04-12', '2026-04-05T03:30:00.000Z'],
  [{ date: '1998-04-12', reminderDays: 7 }, '2026-04-06', '2027-04-12', '2027-04-05T03:30:00.000Z'],
  // The reminder may fall in the previous year.
  [{ date: '2020-01-03', reminderDays: 30 }, '2026-06-01', '2027-01-03', '2026-12-04T03:30:00.000Z'],
  [{ date: '2024-02-29', reminderDays: 1 }, '2027-01-01', '2027-02-28', '2027-02-27T03:30:00.000Z'],
  [{ date: '2024-02-29', reminderDays: 1 }, '2028-01-01', '2028-02-29', '2028-02-28T03:30:00.000Z'],
])('%j, from %s on, reminds of %s at %s', (schedule, fromDay, occurrence, at) => {
  expect(nextReminder({ ...schedule, isRecurring: true }, fromDay)).toEqual({ occurrence, at });
});

test('reminds once of a day that happens once', () => {
  const schedule = { date: '2026-04-12', isRecurring: false, reminderDays: 7 };
  const reminder = nextReminder(schedule, '2026-04-05');
  expect(reminder).toEqual({ occurrence: '2026-04-12', at: '2026-04-05T03:30:00.000Z' });
  expect(nextReminder(schedule, '2026-04-06')).toBeNull();
  expect(reminder && reminderAfter(schedule, reminder, '2026-04-05')).toBeNull();
});

test.each([0, 1, 7, 30])(
  '%i days before, year after year, each reminder follows from the previous one',
  (reminderDays) => {
    const schedule = { date: '2024-02-29', isRecurring: true, reminderDays };
    const occurrences: string[] = [];
    let reminder = nextReminder(schedule, '2024-01-01');
    for (let year = 0; year < 6 && reminder; year += 1) {
      occurrences.push(reminder.occurrence);
      expect(reminderAt(schedule, reminder.at)).toEqual(reminder);
      const day = reminder.at.slice(0, 10);
      reminder = reminderAfter(schedule, reminder, day);
    }
    expect(occurrences).toEqual(['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29', '2029-02-28']);
  },
);

test('skips the missed years after a long downtime, and sends only the next reminder', () => {
  const schedule = { date: '1998-04-12', isRecurring: true, reminderDays: 7 };
  const missed = { occurrence: '2020-04-12', at: '2020-04-05T03:30:00.000Z' };
  expect(reminderAfter(schedule, missed, '2026-04-05')).toMatchObject({ occurrence: '2026-04-12' });
  expect(reminderAfter(schedule, missed, '2026-04-06')).toMatchObject({ occurrence: '2027-04-12' });
});
