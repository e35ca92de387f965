import { expect, test } from 'vitest';
import type { DateEvent } from '#domain/dates/schema.ts';
import { findClashes } from './clash-model.ts';

const now = '2026-11-28T14:00:00.000Z';

const diu: DateEvent = {
  id: 'diu',
  title: 'Weekend in Diu',
  description: null,
  scheduledDate: '2027-01-02',
  scheduledTime: '08:00',
  timezone: 'Asia/Kolkata',
  startsAt: '2027-01-02T02:30:00.000Z',
  duration: 1440,
  location: null,
  category: 'outdoor',
  userId: 'riya',
  partnerResponse: 'accepted',
  suggestion: null,
  seriesId: null,
  seriesDay: null,
  ownFields: [],
  reactions: [],
  commentCount: 0,
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
};
const film = { ...diu, id: 'film', startsAt: '2026-12-01T13:30:00.000Z', duration: 120 };
const dates = [diu, film];

const plan = (change: Partial<Parameters<typeof findClashes>[0]>) => ({
  scheduledDate: '2026-12-01',
  scheduledTime: '19:00',
  timezone: 'Asia/Kolkata',
  duration: 120,
  repeat: null,
  ...change,
});
const clashesOf = (change: Partial<Parameters<typeof findClashes>[0]>, among: readonly DateEvent[] = dates) =>
  findClashes(plan(change), among, now).map(({ id }) => id);

test.each([
  ['at the same time', {}, ['film']],
  ['before it ends', { scheduledTime: '20:30' }, ['film']],
  ['until it begins', { scheduledTime: '17:00' }, []],
  ['as it ends', { scheduledTime: '21:00' }, []],
  ['at the same time in another zone', { scheduledTime: '13:00', timezone: 'Europe/London' }, ['film']],
  ['on the day of a whole-day date', { scheduledDate: '2027-01-02', scheduledTime: '19:00' }, ['diu']],
  ['on the second day of one, after its end', { scheduledDate: '2027-01-03', scheduledTime: '19:00' }, ['diu']],
  ['on the day after', { scheduledDate: '2027-01-04' }, []],
  ['for less than half a day before it', { scheduledTime: '08:00', duration: 660 }, []],
  ['for half a day on which another one is', { scheduledTime: '22:00', duration: 720 }, ['film']],
] as const)('finds the dates that clash with one %s', (_when, change, found) => {
  expect(clashesOf(change)).toEqual(found);
});

test('finds what a later date of a series clashes with', () => {
  const firstSaturday = { every: 'month', interval: 1, on: 'weekday', until: null } as const;
  expect(clashesOf({ scheduledDate: '2026-12-05', repeat: firstSaturday })).toEqual(['diu']);
  expect(clashesOf({ scheduledDate: '2026-12-05', repeat: { ...firstSaturday, until: '2027-01-01' } })).toEqual([]);
});

test('lists the earliest clash first', () => {
  const both = [diu, { ...film, startsAt: '2027-01-02T01:30:00.000Z' }];
  expect(clashesOf({ scheduledDate: '2027-01-02', scheduledTime: '08:00' }, both)).toEqual(['film', 'diu']);
});

test('leaves out declined dates, and those that are over', () => {
  expect(clashesOf({}, [{ ...film, partnerResponse: 'rejected' }])).toEqual([]);
  const over = { ...film, startsAt: '2026-11-28T11:00:00.000Z' };
  expect(clashesOf({ scheduledDate: '2026-11-28', scheduledTime: '16:30' }, [over])).toEqual([]);
});
