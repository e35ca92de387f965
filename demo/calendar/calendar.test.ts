import { describe, expect, test } from 'vitest';
import { feastIn, type Feast } from './feasts.ts';
import { arrivalAt, dayAhead, dayOf } from './when.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('places feasts on the days of the almanacs', () => {
  const known: [Feast, string][] = [
    ['diwali', '2024-11-01'],
    ['diwali', '2025-10-20'],
    ['diwali', '2026-11-08'],
    ['diwali', '2027-10-29'],
    ['diwali', '2028-10-17'],
    ['newYear', '2024-11-02'],
    ['newYear', '2025-10-22'],
    ['newYear', '2026-11-10'],
    ['navratri', '2024-10-03'],
    ['navratri', '2025-09-22'],
    ['navratri', '2026-10-11'],
    ['navratri', '2028-09-19'],
    ['sharadPurnima', '2024-10-16'],
    ['sharadPurnima', '2025-10-06'],
    ['holi', '2024-03-25'],
    ['holi', '2025-03-14'],
    ['holi', '2027-03-22'],
    ['holi', '2028-03-11'],
  ];
  test.each(known)('places %s on %s', (feast, date) => {
    expect(feastIn(Number(date.slice(0, 4)), feast).toString()).toBe(date);
  });
});

describe('resolves a day by its rule', () => {
  const today = day('2026-11-21');
  test('finds the last occurrence of a calendar day this year or last year', () => {
    expect(dayOf({ day: '01-14' }, today).toString()).toBe('2026-01-14');
    expect(dayOf({ day: '12-31' }, today).toString()).toBe('2025-12-31');
    expect(dayOf({ day: '12-31', back: 2 }, today).toString()).toBe('2024-12-31');
  });
  test('does not count today as a past occurrence', () => {
    expect(dayOf({ day: '11-21' }, today).toString()).toBe('2025-11-21');
  });
  test('moves a date back to the given day of the week', () => {
    expect(dayOf({ day: '06-14', on: 6 }, today).toString()).toBe('2026-06-13');
  });
  test('counts the nights of a feast from its first', () => {
    expect(dayOf({ feast: 'navratri', plus: 2 }, today).toString()).toBe('2026-10-13');
    expect(dayOf({ feast: 'rannMoon' }, today).toString()).toBe('2025-12-04');
  });
  test('finds the first such weekday at least that many days ahead', () => {
    expect(dayAhead({ daysAhead: 3, on: 6 }, today).toString()).toBe('2026-11-28');
    expect(dayAhead({ daysAhead: 7, on: 6 }, today).toString()).toBe('2026-11-28');
  });
  test('dates the arrival at Jugal before everything else there', () => {
    const earliest = dayOf({ day: '11-22', back: 2, on: 7 }, today);
    expect(Temporal.PlainDate.compare(arrivalAt(today), earliest)).toBeLessThan(0);
  });
});
