import { describe, expect, test } from 'vitest';
import { feastIn, type Feast } from './feasts.ts';
import { arrivalAt, dayAhead, dayOf } from './when.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('feasts fall where almanacs have them', () => {
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
  test.each(known)('%s %s', (feast, date) => {
    expect(feastIn(Number(date.slice(0, 4)), feast).toString()).toBe(date);
  });
});

describe('a day is told by what makes it that day', () => {
  const today = day('2026-11-21');
  test('a calendar day was last this year or the year before', () => {
    expect(dayOf({ day: '01-14' }, today).toString()).toBe('2026-01-14');
    expect(dayOf({ day: '12-31' }, today).toString()).toBe('2025-12-31');
    expect(dayOf({ day: '12-31', back: 2 }, today).toString()).toBe('2024-12-31');
  });
  test('today itself is not over yet', () => {
    expect(dayOf({ day: '11-21' }, today).toString()).toBe('2025-11-21');
  });
  test('a day of the week is the one before', () => {
    expect(dayOf({ day: '06-14', on: 6 }, today).toString()).toBe('2026-06-13');
  });
  test('a night of a feast counts from its first', () => {
    expect(dayOf({ feast: 'navratri', plus: 2 }, today).toString()).toBe('2026-10-13');
    expect(dayOf({ feast: 'rannMoon' }, today).toString()).toBe('2025-12-04');
  });
  test('a day ahead is the first of its weekday', () => {
    expect(dayAhead({ daysAhead: 3, on: 6 }, today).toString()).toBe('2026-11-28');
    expect(dayAhead({ daysAhead: 7, on: 6 }, today).toString()).toBe('2026-11-28');
  });
  test('the couple came to Jugal before everything that they did there', () => {
    const earliest = dayOf({ day: '11-22', back: 2, on: 7 }, today);
    expect(Temporal.PlainDate.compare(arrivalAt(today), earliest)).toBeLessThan(0);
  });
});
