import { expect, test } from 'vitest';
import { endOfQuiet } from '../quiet-policy.ts';

const night = { hasQuietHours: true, quietFrom: '22:30', quietTo: '07:30' };
const noon = { hasQuietHours: true, quietFrom: '13:00', quietTo: '15:00' };
const inIndia = (time: string) => Temporal.Instant.from(`${time}+05:30`);

test.each([
  ['before the night', night, '2026-12-31T22:29:59', null],
  ['at its first minute', night, '2026-12-31T22:30:00', '2027-01-01T07:30:00'],
  ['after midnight', night, '2027-01-01T00:10:00', '2027-01-01T07:30:00'],
  ['at its last minute', night, '2027-01-01T07:29:59', '2027-01-01T07:30:00'],
  ['when it is over', night, '2027-01-01T07:30:00', null],
  ['within hours of one day', noon, '2027-01-01T14:59:00', '2027-01-01T15:00:00'],
  ['outside of hours of one day', noon, '2027-01-01T15:00:00', null],
  ['where there are none', { ...night, hasQuietHours: false }, '2027-01-01T00:10:00', null],
])('%s', (_name, hours, now, end) => {
  expect(endOfQuiet(inIndia(now), hours)?.toString() ?? null).toBe(end && inIndia(end).toString());
});
