import { expect, test } from 'vitest';
import { findTakeBackUntil } from './public-form.ts';

const JOINED = '2027-03-10T06:30:00.000Z';
const EARLIER = '2026-01-01T00:00:00.000Z';
const UNTIL = '2027-03-17T06:30:00.000Z';

test.each([
  ['alone', [JOINED], '2027-03-10T06:30:00Z', null],
  ['just joined', [EARLIER, JOINED], '2027-03-10T06:30:00Z', UNTIL],
  ['whose first seat was taken last', [JOINED, EARLIER], '2027-03-10T06:30:00Z', UNTIL],
  ['in the last millisecond of the seventh day', [EARLIER, JOINED], '2027-03-17T06:29:59.999Z', UNTIL],
  ['after seven days', [EARLIER, JOINED], UNTIL, null],
] as const)('lets a member take records along for seven days of the later joining: %s', (_who, joined, now, until) => {
  expect(findTakeBackUntil(joined, Date.parse(now))).toBe(until);
});
