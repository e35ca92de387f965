import { expect, test } from 'vitest';
import type { DateEvent } from '#domain/dates/schema.ts';
import { type Candidates, type GivenPhoto, listNews, seenAfter } from './model.ts';

const NOW = '2026-11-30T06:30:00.000Z';

const date: DateEvent = {
  id: 'chai',
  title: 'Chai',
  description: null,
  scheduledDate: '2026-12-05',
  scheduledTime: '19:00',
  timezone: 'Asia/Kolkata',
  startsAt: '2026-12-05T13:30:00.000Z',
  duration: 120,
  location: null,
  category: 'cooking',
  userId: 'arjun',
  partnerResponse: 'pending',
  suggestion: null,
  seriesId: null,
  seriesDay: null,
  ownFields: [],
  reactions: [],
  commentCount: 0,
  createdAt: '2026-11-20T06:30:00.000Z',
  updatedAt: '2026-11-20T06:30:00.000Z',
};
const nudge = {
  id: 'n1',
  fromUserId: 'arjun',
  toUserId: 'riya',
  message: 'Home in twenty',
  nudgeType: 'sweet' as const,
  isRead: false,
  readAt: null,
  heartedAt: null,
  createdAt: '2026-11-30T06:00:00.000Z',
};
const photo: GivenPhoto = {
  at: '2026-11-30T02:00:00.000Z',
  thumbnailUrl: '/kites-small',
  memory: { id: 'kites', title: 'Kites' },
};
const subject = { kind: 'memory', id: 'kites', title: 'Kites' } as const;
const comment = { kind: 'comment', id: 'c1', at: '2026-11-30T03:00:00.000Z', words: 'Higher!', subject } as const;
const reaction = { kind: 'reaction', at: '2026-11-30T01:00:00.000Z', emoji: '❤️', subject } as const;
const item = { kind: 'item', id: 'bins', at: '2026-11-30T04:00:00.000Z', text: 'Bins', listId: 'chores' } as const;

const nothing: Candidates = {
  memberId: 'riya',
  today: '2026-11-30',
  seenUpTo: null,
  requests: [],
  nudges: [],
  sealedDays: [],
  photos: [],
  talk: [],
};

function keysOf(candidates: Partial<Candidates>, later: Record<string, string> = {}): string[] {
  return listNews({ ...nothing, ...candidates }, { nowIso: NOW, later }).map(({ key }) => key);
}

test('lists requests first, then nudges, the answer of the day, and all else from the oldest', () => {
  const tomorrow = { ...date, id: 'dinner', startsAt: '2026-12-01T13:30:00.000Z', scheduledDate: '2026-12-01' };
  const older = { ...nudge, id: 'n0', createdAt: '2026-11-29T06:00:00.000Z' };
  expect(
    keysOf({
      requests: [date, tomorrow],
      nudges: [older, nudge],
      sealedDays: ['2026-11-30'],
      photos: [photo],
      talk: [item, comment, reaction],
    }),
  ).toEqual([
    'request/dinner/2026-12-01/19:00',
    'request/chai/2026-12-05/19:00',
    'nudge/n1',
    'nudge/n0',
    'answer/2026-11-30',
    'reaction/kites/2026-11-30T01:00:00.000Z',
    'photos/kites/2026-11-30T02:00:00.000Z',
    'comment/c1/2026-11-30T03:00:00.000Z',
    'item/bins/2026-11-30T04:00:00.000Z',
  ]);
});

test('asks once for a series, not at all for a past date, and again for another time', () => {
  const series = [1, 2, 3].map((day) => ({
    ...date,
    id: `d${day}`,
    seriesId: 'weekly',
    startsAt: `2026-12-0${day}T13:30:00.000Z`,
    scheduledDate: `2026-12-0${day}`,
  }));
  expect(keysOf({ requests: series })).toEqual(['request/weekly/2026-12-01/19:00']);
  expect(keysOf({ requests: [{ ...date, startsAt: NOW }] })).toEqual([]);
  const suggestion = { scheduledDate: '2026-12-06', scheduledTime: '20:30' };
  expect(keysOf({ requests: [{ ...date, suggestion }] })).toEqual(['request/chai/2026-12-06/20:30']);
});

test('orders another time by itself, and asks about it only while it is ahead', () => {
  const suggested = (id: string, scheduledDate: string, startsAt = date.startsAt) => ({
    ...date,
    id,
    startsAt,
    suggestion: { scheduledDate, scheduledTime: '08:00' },
  });
  const requests = [date, suggested('late', '2026-12-06'), suggested('early', '2026-12-04')];
  expect(keysOf({ requests }).map((key) => key.split('/')[1])).toEqual(['early', 'chai', 'late']);
  // 8:00 in India is before now, which is noon there.
  expect(keysOf({ requests: [suggested('over', '2026-11-30')] })).toEqual([]);
  expect(keysOf({ requests: [suggested('moved', '2026-12-01', '2026-11-29T13:30:00.000Z')] })).toHaveLength(1);
});

test('leaves out what was put off until another day, and brings it back on that day', () => {
  const requests = [date];
  expect(keysOf({ requests }, { 'request/chai/2026-12-05/19:00': '2026-12-01' })).toEqual([]);
  expect(keysOf({ requests }, { 'request/chai/2026-12-05/19:00': '2026-11-30' })).toHaveLength(1);
});

test('shows the sealed answer of today alone', () => {
  expect(keysOf({ sealedDays: ['2026-11-29'] })).toEqual([]);
});

test('leaves out what was seen, and what is older than three days', () => {
  const talk = [reaction, comment, { ...item, at: '2026-11-27T06:29:59.999Z' }];
  expect(keysOf({ talk })).toHaveLength(2);
  expect(keysOf({ talk, seenUpTo: reaction.at })).toEqual(['comment/c1/2026-11-30T03:00:00.000Z']);
  expect(keysOf({ talk, seenUpTo: '2026-11-01T00:00:00.000Z' })).toHaveLength(2);
  expect(keysOf({ photos: [photo], seenUpTo: photo.at })).toEqual([]);
});

test('gathers photos that follow each other within an hour, up to the last one', () => {
  const photos = ['02:00', '02:40', '03:30', '05:00'].map((time, place) => ({
    at: `2026-11-30T${time}:00.000Z`,
    thumbnailUrl: `/m${place}`,
    memory: { id: `m${place}`, title: 'Kites' },
  }));
  const news = listNews({ ...nothing, photos: photos.toReversed() }, { nowIso: NOW, later: {} });
  const shown = news.flatMap((each) =>
    each.kind === 'photos' ? [[each.thumbnailUrl, each.count, each.isOfOne, seenAfter(each)]] : [],
  );
  expect(shown).toEqual([
    ['/m0', 3, false, '2026-11-30T03:30:00.000Z'],
    ['/m3', 1, true, '2026-11-30T05:00:00.000Z'],
  ]);
});

test('lists photos of one memory that were added at two times as two', () => {
  const later = { ...photo, at: '2026-11-30T05:00:00.000Z' };
  expect(keysOf({ photos: [later, photo, photo] })).toEqual([
    'photos/kites/2026-11-30T02:00:00.000Z',
    'photos/kites/2026-11-30T05:00:00.000Z',
  ]);
});
