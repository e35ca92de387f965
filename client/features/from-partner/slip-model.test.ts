import { expect, test } from 'vitest';
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
