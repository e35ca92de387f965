import { describe, expect, test } from 'vitest';
import { DateEventInput } from '#contract/dates.ts';
import { MemoryInput } from '#contract/memories.ts';
import { planDates } from '../parts/dates.ts';
import { dateMemories } from '../parts/memories.ts';
import { arrivalAt } from '../calendar/when.ts';

/** Every eighteenth day over three years, leap day and feasts included. */
const todays = [
  ...Array.from({ length: 61 }, (_, index) =>
    Temporal.PlainDate.from('2026-01-03').add({ days: index * 18 }),
  ),
  Temporal.PlainDate.from('2028-02-29'),
  Temporal.PlainDate.from('2026-11-08'),
];
/** A free member's monthly allowance, from the specification. */
const FREE_DATES = 5;
const FREE_MEMORIES = 10;

function countByMonth(acts: readonly { by: string; at: Temporal.Instant }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { by, at } of acts) {
    const month = `${by} ${at.toZonedDateTimeISO('Asia/Kolkata').toPlainDate().toPlainYearMonth().toString()}`;
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return counts;
}

describe('holds on any day of seeding', () => {
  test('keeps past dates and memories in the past, and proposals after the arrival', () => {
    for (const today of todays) {
      const arrival = arrivalAt(today);
      const midnight = today.toZonedDateTime('Asia/Kolkata').toInstant();
      for (const { plan, day, askedAt, answeredAt } of planDates(today)) {
        expect(Temporal.Instant.compare(answeredAt, midnight)).toBeLessThan(0);
        expect(
          Temporal.PlainDate.compare(askedAt.toZonedDateTimeISO('Asia/Kolkata').toPlainDate(), arrival),
        ).toBeGreaterThan(0);
        expect(Temporal.PlainDate.compare(day, today)).toBe('askedAgo' in plan ? 1 : -1);
      }
      for (const { day, keptAt } of dateMemories(today)) {
        expect(Temporal.PlainDate.compare(day, today)).toBe(-1);
        expect(Temporal.Instant.compare(keptAt, midnight)).toBeLessThan(0);
      }
    }
  });

  test('stays within a free member’s allowance, and leaves some for this month', () => {
    for (const today of todays) {
      const dates = countByMonth(planDates(today).map(({ plan, askedAt }) => ({ by: plan.by, at: askedAt })));
      const memories = countByMonth(
        dateMemories(today).map(({ memory, keptAt }) => ({ by: memory.by, at: keptAt })),
      );
      expect(Math.max(...dates.values()), `dates around ${today.toString()}`).toBeLessThanOrEqual(FREE_DATES);
      expect(Math.max(...memories.values()), `memories around ${today.toString()}`).toBeLessThanOrEqual(
        FREE_MEMORIES,
      );
      const month = today.toPlainYearMonth().toString();
      for (const side of ['riya', 'arjun']) {
        expect(dates.get(`${side} ${month}`) ?? 0, `${side}'s dates, ${today.toString()}`).toBeLessThan(
          FREE_DATES,
        );
        expect(memories.get(`${side} ${month}`) ?? 0).toBeLessThan(FREE_MEMORIES);
      }
    }
  });
});

test('puts no two upcoming dates on one day', () => {
  for (const today of todays) {
    const days = planDates(today).flatMap(({ plan, day }) => ('askedAgo' in plan ? [day.toString()] : []));
    expect(new Set(days).size).toBe(days.length);
  }
});

test('contains only input that the contract accepts', () => {
  const today = Temporal.PlainDate.from('2026-11-21');
  const refusedDates = planDates(today).filter(({ plan, day }) => {
    const { title, description, location, category, at, durationMinutes } = plan;
    const when = { scheduledDate: day.toString(), scheduledTime: at, duration: durationMinutes };
    return !DateEventInput.safeParse({ title, description, location, category, ...when }).success;
  });
  const refusedMemories = dateMemories(today).filter(({ memory, day }) => {
    const { title, description, tags } = memory;
    const input = { title, description, tags: tags ? [...tags] : null, memoryDate: day.toString() };
    return !MemoryInput.safeParse(input).success;
  });
  expect(refusedDates.map(({ plan }) => plan.title)).toEqual([]);
  expect(refusedMemories.map(({ memory }) => memory.title)).toEqual([]);
});

test('shows each picture in only one memory', () => {
  const pictures = dateMemories(Temporal.PlainDate.from('2026-11-21')).flatMap(({ memory }) =>
    memory.picture ? [JSON.stringify(memory.picture)] : [],
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});
