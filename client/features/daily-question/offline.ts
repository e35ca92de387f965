import type { AnsweredQuestion } from '#contract/daily-question.ts';
import { dailyQuestionScreensText as text } from '#messages/screens/daily-question.ts';
import { asText, type OfflineRules } from '#client/data/outbox/offline-rules.ts';
import { type Fields, isFields, type PendingMutation } from '#client/data/outbox/pending-mutation.ts';

/** Pending answer to the day's question. The partner's answer stays sealed until the server opens both. */
export const pendingAnswers: OfflineRules = {
  calls: { 'dailyQuestion.answer': 'respond' },
  withBaseVersion: [],
  reads: {
    'dailyQuestion.get': (data, changes) => changes.reduce(showAnswer, data),
    'dailyQuestion.history': (data, changes) =>
      Array.isArray(data) ? data.map((answered: unknown) => changes.reduce(showAnswer, answered)) : data,
  },
  answer: (change) => showAnswer(change.before, change),
  isObject: (record, body) => questionIdOf(record) === body?.['questionId'],
  nameOf: ({ question }) => (isFields(question) ? asText(question['text']) : text.title),
  describe: ({ text: answer }) => [{ label: text.answer, value: asText(answer) }],
};

function showAnswer(answered: unknown, { call, body }: PendingMutation): unknown {
  if (call !== 'dailyQuestion.answer' || !isFields(answered)) return answered;
  if (questionIdOf(answered) !== body?.['questionId']) return answered;
  const { partner } = answered;
  // The partner's sealed answer opens with the member's own, which then stays.
  const isSealed = isFields(partner) && partner['state'] === 'sealed';
  const canAnswer = answered['canAnswer'] === true && !isSealed;
  return { ...answered, mine: asText(body?.['text']), canAnswer, canReplace: false };
}

function questionIdOf({ question }: Fields): AnsweredQuestion['question']['id'] | null {
  return isFields(question) ? asText(question['id']) : null;
}
