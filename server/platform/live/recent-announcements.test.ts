import { expect, test } from 'vitest';
import { createRecentAnnouncements, REMEMBERED_MAX } from './recent-announcements.ts';

const riya = { memberId: 'riya', deviceId: 'phone' };
const announce = (resource: string, deviceId = 'laptop', memberId = 'riya') => ({
  memberIds: [memberId],
  resources: [resource],
  deviceId,
});

test('lists what was announced to the member after a position, but for the device’s own changes', () => {
  const recent = createRecentAnnouncements();
  recent.remember(announce('dates'));
  const position = recent.position();
  expect(recent.listSince(position, riya)).toEqual([]);
  recent.remember(announce('notes'));
  recent.remember(announce('notes'));
  recent.remember(announce('goals', 'phone'));
  recent.remember(announce('lists', 'laptop', 'meera'));
  expect(recent.listSince(position, riya)).toEqual(['notes']);
  expect(recent.listSince(recent.position(), riya)).toEqual([]);
});

test('knows no position of another process, of the future, of another form or from before a gap', () => {
  const recent = createRecentAnnouncements();
  const position = recent.position();
  const [epoch = ''] = position.split('.');
  for (const unknown of [createRecentAnnouncements().position(), `${epoch}.1`, `${epoch}.-1`, `${epoch}.`, epoch, ''])
    expect(recent.listSince(unknown, riya)).toBeNull();
  recent.reset();
  expect(recent.listSince(position, riya)).toBeNull();
});

test('knows no position with more announcements after it than it remembers', () => {
  const recent = createRecentAnnouncements();
  const position = recent.position();
  for (let count = 0; count < REMEMBERED_MAX; count += 1) recent.remember(announce('dates'));
  expect(recent.listSince(position, riya)).toEqual(['dates']);
  for (let count = 0; count < REMEMBERED_MAX; count += 1) recent.remember(announce('notes'));
  expect(recent.listSince(position, riya)).toBeNull();
});
