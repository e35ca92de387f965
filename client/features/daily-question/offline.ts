import type { AnsweredQuestion } from '#domain/daily-question/schema.ts';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { commentsScreensText as commentsText } from '#messages/comments.ts';
import { amendTalk, showInComments, talkCalls, talkOf, toComment } from '#client/features/comments/offline.ts';
import { asText, type OfflineRules, showing } from '#client/data/outbox/offline-rules.ts';
import { isFields, type PendingMutation } from '#client/data/outbox/pending-mutation.ts';

/**
 * Pending answer to a day's question, reactions to open answers and comments on them. The partner's answer stays sealed
 * until the server opens both.
 */
export const pendingAnswers: OfflineRules = {
  calls: { 'dailyQuestion.answer': 'respond', ...talkCalls.dailyQuestion },
  withBaseVersion: [],
  partIds: { 'dailyQuestion.comment': 'commentId' },
  reads: {
    'dailyQuestion.get': showing<unknown>((data, changes) => changes.reduce(showChange, data)),
    'dailyQuestion.history': showing<unknown>((data, changes) =>
      Array.isArray(data) ? data.map((answered: unknown) => changes.reduce(showChange, answered)) : data,
    ),
  },
  shows: { comments: showInComments('daily_question') },
  answer(change) {
    if (change.method === 'DELETE') return undefined;
    return change.call === 'dailyQuestion.comment'
      ? toComment(change, String(change.body?.['commentId']))
      : showChange(change.before, change);
  },
  isObject: (record, body, objectId) =>
    isAnswered(record) && (record.question.id === body?.['questionId'] || record.id === objectId),
  nameOf: ({ question }) => (isFields(question) ? asText(question['text']) : text.title),
  describe: ({ text: words, commentId }) =>
    words === undefined
      ? []
      : [{ label: commentId === undefined ? text.answer : commentsText.comments, value: asText(words) }],
};

function showChange(answered: unknown, change: PendingMutation): unknown {
  if (!isAnswered(answered)) return answered;
  const talk = talkOf(change.call);
  if (talk) return answered.id === change.objectId ? amendTalk(answered, talk, change) : answered;
  if (answered.question.id !== change.body?.['questionId']) return answered;
  // The partner's sealed answer opens with the member's own, which then stays.
  const canAnswer = answered.canAnswer && answered.partner.state !== 'sealed';
  return { ...answered, mine: asText(change.body['text']), canAnswer, canReplace: false };
}

function isAnswered(value: unknown): value is AnsweredQuestion {
  return isFields(value) && isFields(value['question']);
}
