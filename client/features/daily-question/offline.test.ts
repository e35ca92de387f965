import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { commentsRead } from '#client/features/comments/reads.ts';
import { type StoredAnswers, toAnswered } from '#domain/daily-question/public-form.ts';
import type { AnsweredQuestion, DailyQuestion } from '#domain/daily-question/schema.ts';
import { showRead } from '#tests/components/show-read.ts';
import { ofToday, withAnswers } from './model.ts';
import { pendingAnswers } from './offline.ts';
import { answersRead } from './reads.ts';

const context: CopyContext = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };
const open: AnsweredQuestion = {
  id: 'chai-day',
  day: '2026-11-25',
  question: { id: 'food01', text: 'Chai or coffee?', category: 'food' },
  mine: 'Chai',
  partner: { state: 'open', text: 'Coffee' },
  canAnswer: false,
  canReply: true,
  reactions: [{ userId: 'arjun', emoji: '😂' }],
  commentCount: 0,
};

function change(call: string, fields: Partial<PendingMutation> = {}): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call: `dailyQuestion.${call}`,
    method: 'POST',
    path: '/api/daily-question/chai-day/comments',
    body: null,
    objectId: 'chai-day',
    madeAt: '2026-11-25T10:00:00.000Z',
    before: { ...open },
    state: 'waiting',
    ...fields,
  };
}

const comment = change('comment', { body: { text: 'With jaggery', commentId: 'c1' } });
const reaction = change('react', { method: 'PUT', body: { emoji: '❤️' } });
const talk = {
  commentCount: 1,
  reactions: [
    { userId: 'arjun', emoji: '😂' },
    { userId: 'riya', emoji: '❤️', at: reaction.madeAt },
  ],
};

const day: StoredAnswers = {
  id: open.id ?? '',
  day: open.day,
  questionId: 'food01',
  mine: open.mine,
  partner: open.partner,
  isOfBoth: true,
  isPartners: true,
  reactions: open.reactions,
  commentCount: 0,
};
const sealed: StoredAnswers = { ...day, mine: null, partner: { state: 'sealed', text: null }, reactions: [] };
const asked: DailyQuestion = { ...open, reactions: [], streak: 3, canReplace: true, topic: null };
const answer = change('answer', {
  objectId: 'dailyQuestion',
  body: { questionId: 'food01', text: 'Tea' },
  before: { ...asked },
});

function showDays(answers: StoredAnswers[], ...changes: PendingMutation[]): StoredAnswers[] {
  return showRead(answersRead, null, { rows: { answers }, changes, rules: [pendingAnswers], context });
}

test('shows a reaction and a comment on the day that they belong to', () => {
  const other = { ...day, id: 'tea-day', day: '2026-11-24', questionId: 'food02' };
  expect(showDays([other, day], comment, reaction)).toMatchObject([talk, other]);
});

test('shows the first answer of a day, and a changed one', () => {
  expect(showDays([], answer)).toMatchObject([{ day: open.day, questionId: 'food01', mine: 'Tea' }]);
  const changed = { ...answer, body: { questionId: 'food01', text: 'Both' } };
  expect(showDays([], answer, changed)).toMatchObject([{ mine: 'Both' }]);
  expect(showDays([{ ...day, mine: 'Tea', partner: { state: 'none', text: null } }], changed)).toMatchObject([
    { id: day.id, mine: 'Both' },
  ]);
});

test('leaves a sealed answer sealed until the server opens both, and the own answer final', () => {
  const [shown] = showDays([sealed], answer);
  expect(shown && toAnswered(shown, open.question)).toMatchObject({
    mine: 'Tea',
    partner: { state: 'sealed', text: null },
    canAnswer: false,
  });
});

test('shows today’s question with the answers of the copy, and counts the days that both have answered', () => {
  const yesterday = { ...day, id: 'tea-day', day: '2026-11-24', questionId: 'food02' };
  expect(withAnswers(asked, [day, yesterday], true)).toMatchObject({ mine: 'Chai', streak: 2, canReplace: false });
  expect(withAnswers(asked, [sealed, yesterday], true)).toMatchObject({ mine: null, canAnswer: true, streak: 1 });
  expect(withAnswers(asked, [{ ...yesterday, isPartners: false }], true)).toMatchObject({ mine: null, streak: 0 });
  expect(withAnswers({ ...asked, id: null, canAnswer: false }, [], true)).toMatchObject({ canAnswer: false });
});

test('shows the server’s streak before all days are there, and none of a day opened since then', () => {
  const sealedAsked = { ...asked, partner: sealed.partner };
  expect(withAnswers(asked, [day], false)).toMatchObject({ mine: 'Chai', streak: 3 });
  expect(withAnswers(sealedAsked, [sealed], false)).toMatchObject({ mine: null, streak: 3 });
  expect(withAnswers(sealedAsked, [day], false)).toMatchObject({ mine: 'Chai', streak: 0 });
});

test('shows the question of a day on which the server could not be asked', () => {
  const ahead = [
    { id: 'next', day: '2026-11-26', question: { id: 'food02', text: 'Breakfast?', category: 'food' }, topic: null },
  ] as const;
  expect(ofToday(asked, ahead, asked.day)).toBe(asked);
  expect(ofToday(asked, ahead, '2026-11-26')).toMatchObject({
    ...ahead[0],
    mine: null,
    partner: { state: 'none', text: null },
    canAnswer: true,
    canReplace: false,
    streak: 3,
  });
  expect(ofToday(asked, ahead, '2026-11-27')).toBe(asked);
});

test('lists a pending comment until it is deleted', () => {
  const subject = { kind: 'daily_question', id: 'chai-day' } as const;
  const show = (...changes: PendingMutation[]) =>
    showRead(commentsRead, subject, { rows: {}, changes, rules: [pendingAnswers], context });
  expect(show(comment)).toMatchObject([{ id: 'c1', userId: 'riya', text: 'With jaggery' }]);
  const deleted = change('deleteComment', {
    method: 'DELETE',
    path: '/api/daily-question/chai-day/comments/c1',
  });
  expect(show(comment, deleted)).toEqual([]);
});

test('answers a kept answer with what is known of the partner’s', () => {
  const { partner } = sealed;
  expect(pendingAnswers.answer?.({ ...answer, before: { partner } })).toMatchObject({ partner });
  expect(pendingAnswers.answer?.({ ...answer, before: null })).toMatchObject({ partner: { state: 'none' } });
});

test('finds the day of an answer by its question, and that of a comment by its id', () => {
  const isRecord = (body: object, objectId: string) =>
    pendingAnswers.object?.isRecord?.({ ...open }, { ...body }, objectId);
  expect(isRecord({ questionId: 'food01' }, 'dailyQuestion')).toBe(true);
  expect(isRecord({ questionId: 'food02' }, 'dailyQuestion')).toBe(false);
  expect(isRecord({ emoji: '❤️' }, 'chai-day')).toBe(true);
  expect(isRecord({ emoji: '❤️' }, 'tea-day')).toBe(false);
});

test('describes an answer and a comment by their own labels', () => {
  const labelsOf = (fields: object) => pendingAnswers.describe({ ...fields }).map(({ label }) => label);
  expect(labelsOf({ text: 'Chai' })).toEqual(['Answer']);
  expect(labelsOf({ ...open, ...comment.body })).toEqual(['Comments']);
  expect(labelsOf({ ...open, ...reaction.body })).toEqual([]);
});
