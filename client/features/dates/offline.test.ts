import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { commentsRead } from '#client/features/comments/reads.ts';
import type { DateEvent } from '#domain/dates/schema.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingDates } from './offline.ts';
import { datesRead, seriesRead } from './reads.ts';

const context: CopyContext = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };

const chai: DateEvent = {
  id: 'chai',
  title: 'Chai at sunset',
  description: null,
  scheduledDate: '2026-12-01',
  scheduledTime: '18:00',
  timezone: 'Asia/Kolkata',
  startsAt: '2026-12-01T12:30:00.000Z',
  duration: 60,
  location: null,
  category: 'outdoor',
  userId: 'arjun',
  partnerResponse: 'pending',
  suggestion: null,
  seriesId: null,
  seriesDay: null,
  ownFields: [],
  reactions: [{ userId: 'riya', emoji: '🎉' }],
  commentCount: 1,
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
};

function change(call: string, fields: Partial<PendingMutation> = {}): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call: `dates.${call}`,
    method: 'POST',
    path: '/api/date-events/chai',
    body: null,
    objectId: 'chai',
    madeAt: '2026-11-25T10:00:00.000Z',
    before: { ...chai },
    state: 'waiting',
    ...fields,
  };
}

const rules = [pendingDates];
const show = (...changes: PendingMutation[]) =>
  showRead(datesRead, null, { rows: { dates: [chai] }, changes, rules, context });

test('shows a planned date at its instant in its time zone', () => {
  const plan = change('create', {
    objectId: 'kites',
    before: null,
    body: { title: 'Kites', scheduledDate: '2026-12-01', scheduledTime: '08:00', timezone: 'Asia/Kolkata' },
  });
  expect(show(plan)).toMatchObject([
    { id: 'kites', startsAt: '2026-12-01T02:30:00.000Z', partnerResponse: 'pending', userId: 'riya' },
    { id: 'chai' },
  ]);
});

const nights = ['2027-10-01', '2027-10-02', '2027-10-03'].map((scheduledDate, place) => ({
  id: `night ${place}`,
  title: 'Navratri',
  scheduledDate,
  scheduledTime: '19:00',
  timezone: 'Asia/Kolkata',
  category: 'dancing',
}));

test('shows the nights of a festival, each as a date that further changes wait for', () => {
  const plan = change('planFestival', {
    objectId: 'night 0',
    before: null,
    body: { id: 'night 0', key: 'navratri', year: 2027, time: '19:00' },
    guessed: nights,
  });
  const later = change('update', { objectId: 'night 2', before: null, body: { location: 'GMDC ground' } });
  expect(show(plan, later)).toMatchObject([
    { id: 'chai' },
    { ...nights[0], userId: 'riya', partnerResponse: 'pending', startsAt: '2027-10-01T13:30:00.000Z' },
    { ...nights[1], location: null },
    { ...nights[2], location: 'GMDC ground' },
  ]);
});

test('shows an answer and a suggested time at once', () => {
  expect(show(change('respond', { body: { status: 'accepted' } }))).toMatchObject([{ partnerResponse: 'accepted' }]);
  const time = { scheduledDate: '2026-12-02', scheduledTime: '19:00' };
  const suggested = change('suggest', { body: time });
  expect(show(suggested)).toMatchObject([{ suggestion: time, scheduledDate: '2026-12-01' }]);
  expect(show(suggested, change('dropSuggestion'))).toMatchObject([{ suggestion: null }]);
  expect(show(suggested, change('acceptSuggestion'))).toMatchObject([
    { ...time, startsAt: '2026-12-02T13:30:00.000Z', suggestion: null, partnerResponse: 'accepted' },
  ]);
});

test("asks the partner again after the planner's new time, not after a new title", () => {
  const accepted = change('respond', { body: { status: 'accepted' } });
  expect(show(accepted, change('update', { body: { title: 'Chai' } }))).toMatchObject([
    { partnerResponse: 'accepted' },
  ]);
  const later = { body: { scheduledTime: '19:00' } };
  expect(show(accepted, change('update', { ...later, memberId: 'arjun' }))).toMatchObject([
    { partnerResponse: 'pending' },
  ]);
});

test("takes the partner's own new time for a yes", () => {
  expect(show(change('update', { body: { scheduledTime: '19:00' } }))).toMatchObject([{ partnerResponse: 'accepted' }]);
});

test('counts comments and reactions in the list and lists the comments', () => {
  const comment = change('comment', { body: { text: 'Yes!', commentId: 'c2' } });
  const sign = change('react', { body: { emoji: '❤️' } });
  expect(show(comment, sign)).toMatchObject([{ commentCount: 2, reactions: [{ userId: 'riya', emoji: '❤️' }] }]);
  const first = { id: 'c1', userId: 'arjun', text: 'Chai?', createdAt: '2026-11-24T10:00:00.000Z' };
  const rows = { comments: [{ ...first, subjectKind: 'date', subjectId: 'chai' } as const] };
  const comments = (...changes: PendingMutation[]) =>
    showRead(commentsRead, { kind: 'date', id: 'chai' }, { rows, changes, rules, context });
  expect(comments(comment)).toMatchObject([{ id: 'c1' }, { id: 'c2', text: 'Yes!', userId: 'riya' }]);
  const taken = change('deleteComment', { method: 'DELETE', path: '/api/date-events/chai/comments/c2' });
  expect(comments(comment, taken)).toEqual([first]);
  expect(comments(change('comment', { objectId: 'other', body: comment.body }))).toEqual([first]);
});

test('lists a series, and none for one that the server has not made yet', () => {
  const weekly = { id: 'weekly', every: 'week', interval: 1, on: 'day', until: null } as const;
  const read = (id: string) => showRead(seriesRead, { id }, { rows: { dateSeries: [weekly] }, rules, context });
  expect([read('weekly'), read('new')]).toEqual([weekly, null]);
});
