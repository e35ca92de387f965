import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redemptionWeekStart } from './redemption-week.ts';

test.each([
  ['Sunday 00:00 in India', '2026-11-14T18:30:00.000Z', '2026-11-14T18:30:00.000Z'],
  ['a moment before it', '2026-11-14T18:29:59.999Z', '2026-11-07T18:30:00.000Z'],
  ['a Wednesday', '2026-11-18T12:00:00.000Z', '2026-11-14T18:30:00.000Z'],
  ['Saturday 23:59 in India', '2026-11-21T18:29:00.000Z', '2026-11-14T18:30:00.000Z'],
])('begins the week of %s on Sunday 00:00 in India', (_name, instant, start) => {
  expect(redemptionWeekStart(instant)).toBe(start);
});

test('places every instant in the week that it begins with a Sunday in India', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const start = redemptionWeekStart(date.toISOString());
      const begun = Temporal.Instant.from(start).toZonedDateTimeISO('Asia/Kolkata');
      expect([begun.dayOfWeek, begun.toPlainTime().toString()]).toEqual([7, '00:00:00']);
      const passedMs = date.getTime() - Date.parse(start);
      expect(passedMs).toBeGreaterThanOrEqual(0);
      expect(passedMs).toBeLessThan(7 * 86_400_000);
    }),
  );
});
