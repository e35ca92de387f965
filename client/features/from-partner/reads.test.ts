import { expect, test } from 'vitest';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { pendingNudges } from '#client/features/nudges/offline.ts';
import { toMemory } from '#domain/memories/public-form.ts';
import { type PublicRows, showRead } from '#tests/components/show-read.ts';
import { pendingSeen } from './offline.ts';
import { fromPartnerRead } from './reads.ts';

const context = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-30', defaultSplit: null };
const at = '2026-11-30T06:00:00.000Z';

const nudge = {
  id: 'n1',
  fromUserId: 'arjun',
  toUserId: 'riya',
  message: 'Home in twenty',
  nudgeType: 'sweet' as const,
  isRead: false,
  readAt: null,
  heartedAt: null,
  createdAt: at,
};
const item = {
  id: 'bins',
  listId: 'chores',
  text: 'Bins',
  isDone: false,
  doneBy: null,
  doneAt: null,
  assigneeId: 'riya',
  assignedAt: at,
  assignedBy: 'arjun',
  dueOn: null,
  repeat: null,
  inTurn: false,
  position: 1,
  expenseId: null,
  createdAt: at,
  updatedAt: at,
};
const day = {
  id: 'day',
  day: '2026-11-30',
  questionId: 'q1',
  mine: null,
  partner: { state: 'sealed' as const, text: null },
  isOfBoth: true,
  isPartners: true,
  reactions: [],
  commentCount: 0,
};
const comment = {
  id: 'c1',
  userId: 'arjun',
  text: 'Higher!',
  createdAt: at,
  subjectKind: 'memory',
  subjectId: 'm1',
} as const;

function read(rows: PublicRows, ...changes: PendingMutation[]) {
  return showRead(fromPartnerRead, null, { rows, changes, rules: [pendingSeen, pendingNudges], context });
}

function change(call: string, fields: Partial<PendingMutation>): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call,
    method: 'PUT',
    path: '/api/from-partner',
    body: null,
    objectId: 'fromPartner',
    madeAt: '2026-11-30T06:10:00.000Z',
    before: null,
    state: 'waiting',
    ...fields,
  };
}

test('finds what the partner gave, and nothing of the member or of a former partner', () => {
  const reactions = [
    { userId: 'arjun', emoji: '❤️' as const, at },
    { userId: 'riya', emoji: '😂' as const, at },
  ];
  const found = read({
    nudges: [nudge, { ...nudge, id: 'n2', fromUserId: 'former' }, { ...nudge, id: 'n3', isRead: true }],
    listItems: [
      item,
      { ...item, id: 'own', assignedBy: 'riya' },
      { ...item, id: 'done', isDone: true, doneAt: at },
      { ...item, id: 'theirs', assigneeId: 'arjun' },
    ],
    answers: [day, { ...day, id: 'mine', day: '2026-11-29', mine: 'Chai', reactions }],
    comments: [comment, { ...comment, id: 'c2', userId: 'riya' }],
  });
  expect(found.nudges.map(({ id }) => id)).toEqual(['n1']);
  expect(found.sealedDays).toEqual(['2026-11-30']);
  expect(found.talk).toEqual([
    { kind: 'reaction', at, emoji: '❤️', subject: { kind: 'daily_question', id: 'mine', title: null } },
    { kind: 'comment', id: 'c1', at, words: 'Higher!', subject: { kind: 'memory', id: 'm1', title: null } },
    { kind: 'item', id: 'bins', at, text: 'Bins', listId: 'chores' },
  ]);
});

test('finds dates that wait for the member, and none of a former partner or a deleted account', () => {
  const date = {
    id: 'chai',
    title: 'Chai',
    description: null,
    scheduledDate: '2026-12-05',
    scheduledTime: '19:00',
    timezone: 'Asia/Kolkata',
    startsAt: '2026-12-05T13:30:00.000Z',
    duration: 120,
    location: null,
    category: 'cooking' as const,
    userId: 'arjun' as string | null,
    partnerResponse: 'pending' as const,
    suggestion: null,
    seriesId: null,
    seriesDay: null,
    ownFields: [],
    reactions: [],
    commentCount: 0,
    createdAt: at,
    updatedAt: at,
  };
  const suggestion = { scheduledDate: '2026-12-06', scheduledTime: '20:30' };
  const dates = [
    date,
    { ...date, id: 'own', userId: 'riya' },
    { ...date, id: 'moved', userId: 'riya', suggestion },
    { ...date, id: 'suggested', suggestion },
    { ...date, id: 'former', userId: 'former' },
    { ...date, id: 'deleted', userId: null },
  ];
  expect(read({ dates }).requests.map(({ id }) => id)).toEqual(['chai', 'moved']);
});

test('finds photos that the partner added to a memory of either, and none of the member or of a kept day', () => {
  const photo = {
    id: 'p1',
    width: 4,
    height: 3,
    colour: '#888888',
    original: null,
    uploadedBy: 'arjun' as string | null,
    addedAt: at as string | null,
  };
  const memory = {
    id: 'm1',
    title: 'Kites',
    place: null,
    description: null,
    memoryDate: '2026-01-14',
    imageUrl: null as string | null,
    photos: [{ ...photo, id: 'own', uploadedBy: 'riya' }, photo],
    tags: null,
    milestone: null,
    dateId: null,
    userId: 'riya' as string | null,
    reactions: [],
    commentCount: 0,
    createdAt: '2026-11-01T06:00:00.000Z',
    updatedAt: at,
  };
  const stored = [
    memory,
    { ...memory, id: 'm2', userId: 'arjun', photos: [{ ...photo, id: 'p2', uploadedBy: null }] },
    { ...memory, id: 'day', userId: 'arjun', photos: [{ ...photo, id: 'p3', addedAt: null }] },
    { ...memory, id: 'link', userId: 'arjun', photos: [], imageUrl: 'https://example.com/k.jpg' },
    { ...memory, id: 'words', userId: 'arjun', photos: [] },
  ];
  const memories = stored.map((row) => toMemory(row));
  expect(read({ memories }).photos.map((each) => [each.memory.id, each.thumbnailUrl, each.at])).toEqual([
    ['m1', '/api/memories/photos/p1/thumbnail', at],
    ['link', 'https://example.com/k.jpg', memory.createdAt],
  ]);
});

test('leaves out a reaction whose time is unknown', () => {
  const reactions = [{ userId: 'arjun', emoji: '❤️' as const }];
  expect(read({ answers: [{ ...day, mine: 'Chai', reactions }] }).talk).toEqual([]);
});

test('shows at once what the member has read or seen on this device, and never goes back', () => {
  const heart = change('nudges.heart', { method: 'POST', objectId: 'n1' });
  expect(read({ nudges: [nudge] }, heart).nudges).toEqual([]);
  const seen = change('fromPartner.set', { body: { seenUpTo: '2026-11-30T05:00:00.000Z' } });
  expect(read({}, seen).seenUpTo).toBe('2026-11-30T05:00:00.000Z');
  expect(read({ fromPartner: [{ id: 'riya', seenUpTo: at }] }, seen).seenUpTo).toBe(at);
});
