import { expect, test } from 'vitest';
import type { DateEvent } from '#domain/dates/schema.ts';
import type { News } from './model.ts';
import { listSlips, type SlipState } from './slip-model.ts';

const nudge: News = {
  key: 'nudge/n1',
  kind: 'nudge',
  nudge: {
    id: 'n1',
    fromUserId: 'arjun',
    toUserId: 'riya',
    message: 'Chai?',
    nudgeType: 'sweet',
    isRead: false,
    readAt: null,
    heartedAt: null,
    createdAt: '2026-11-30T06:00:00.000Z',
  },
};
const item: News = {
  key: 'item/bins',
  kind: 'item',
  id: 'bins',
  at: '2026-11-30T06:00:00.000Z',
  text: 'Bins',
  listId: 'chores',
};
const today = '2026-11-30';
const none: ReadonlySet<string> = new Set();
const state = (news: readonly News[] | null, answers: SlipState['answers'] = []): SlipState => ({
  news,
  answers,
  today,
});

test('lets a nudge slide in once that comes, and nothing that was there', () => {
  expect(listSlips(state([]), state([nudge]), none)).toMatchObject([{ kind: 'nudge', path: '/nudges' }]);
  expect(listSlips(state([nudge]), state([nudge]), none)).toEqual([]);
  expect(listSlips(state(null), state([nudge]), none)).toEqual([]);
  expect(listSlips(state([]), state([nudge]), new Set([nudge.key]))).toEqual([]);
});

test('lets a series slide in once, not again with its next date', () => {
  const date: DateEvent = {
    id: 'd1',
    title: 'Garba',
    description: null,
    scheduledDate: '2026-12-01',
    scheduledTime: '19:00',
    timezone: 'Asia/Kolkata',
    startsAt: '2026-12-01T13:30:00.000Z',
    duration: 120,
    location: null,
    category: 'cooking',
    userId: 'arjun',
    partnerResponse: 'pending',
    suggestion: null,
    seriesId: 'weekly',
    seriesDay: '2026-12-01',
    ownFields: [],
    reactions: [],
    commentCount: 0,
    createdAt: '2026-11-20T06:30:00.000Z',
    updatedAt: '2026-11-20T06:30:00.000Z',
  };
  const request = (id: string, change: Partial<DateEvent> = {}): News => ({
    key: `request/${id}`,
    kind: 'request',
    date: { ...date, id, ...change },
  });
  expect(listSlips(state([]), state([request('d1')]), none)).toMatchObject([{ key: 'request/d1' }]);
  expect(listSlips(state([request('d1')]), state([request('d2')]), none)).toEqual([]);
  const other = request('d3', { seriesId: 'monthly' });
  expect(listSlips(state([request('d1')]), state([request('d1'), other]), none)).toMatchObject([{ key: other.key }]);
  const moved = request('d1-moved', { suggestion: { scheduledDate: '2026-12-02', scheduledTime: '20:00' } });
  expect(listSlips(state([request('d1')]), state([moved]), none)).toMatchObject([{ key: moved.key }]);
});

test('leaves comments, reactions, photos and items to the card', () => {
  expect(listSlips(state([]), state([item]), none)).toEqual([]);
});

test('shows the answer that opens the member’s own, not the one that the member opens', () => {
  const open = [{ day: today, mine: 'Ginger', partner: { state: 'open', text: 'Cardamom' } }] as const;
  const waiting = [{ day: today, mine: 'Ginger', partner: { state: 'none', text: null } }] as const;
  const sealed = [{ day: today, mine: null, partner: { state: 'sealed', text: null } }] as const;
  expect(listSlips(state([], waiting), state([], open), none)).toEqual([
    { kind: 'opened', key: `opened/${today}`, path: '/daily-question', words: 'Cardamom' },
  ]);
  expect(listSlips(state([], sealed), state([], open), none)).toEqual([]);
  expect(listSlips(state([], open), state([], open), none)).toEqual([]);
});
