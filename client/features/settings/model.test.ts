import { expect, test } from 'vitest';
import { describeUse } from './model.ts';

test('says of a device’s last use only what is stored exactly', () => {
  const session = { id: '1', device: 'Chrome on Android', createdAt: '2026-11-01T10:00:00.000Z', isCurrent: false };
  const now = '2026-11-30T12:00:00.000Z';
  const use = (lastSeenAt: string, isCurrent = false) => describeUse({ ...session, lastSeenAt, isCurrent }, now);
  expect(use('2026-11-30T11:33:00.000Z', true)).toBe('In use now');
  expect(use('2026-11-30T11:00:00.001Z')).toBe('Used within the last hour');
  expect(use('2026-11-30T11:00:00.000Z')).toBe('Last used 30 November 2026');
  expect(use('2026-11-12T11:00:00.000Z')).toBe('Last used 12 November 2026');
});
