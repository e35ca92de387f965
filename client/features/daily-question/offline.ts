import { asText, type OfflineRules } from '#client/data/outbox/offline-rules.ts';
import { type Fields, isFields, type PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { amendTalk, showInComments, talkCalls, talkOf } from '#client/features/comments/offline.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { QUESTION_TOPICS, type QuestionTopic } from '#domain/daily-question/facts.ts';
import type { StoredAnswers } from '#domain/daily-question/public-form.ts';
import { commentsScreensText as commentsText } from '#messages/comments.ts';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { questionTopicsText as topicsText } from '#messages/question-topics.ts';

/**
 * Pending answer to a day's question, reactions to open answers and comments on them. The partner's answer stays sealed
 * until the server opens both.
 */
export const pendingAnswers: OfflineRules = {
  calls: { 'dailyQuestion.answer': 'respond', ...talkCalls('dailyQuestion') },
  body: { partIds: { 'dailyQuestion.comment': 'commentId' } },
  shows: { answers: showInDays, comments: showInComments('daily_question') },
  answer: (change) => ({ partner: toAnswer(change).partner, ...change.before }),
  object: {
    isRecord: (record, body, objectId) =>
      record['id'] === objectId || (body?.['questionId'] !== undefined && questionIdOf(record) === body['questionId']),
  },
  nameOf: ({ question }) => (isFields(question) ? asText(question['text']) : text.title),
  describe: ({ text: words, commentId }) =>
    words === undefined
      ? []
      : [{ label: commentId === undefined ? text.answer : commentsText.comments, value: asText(words) }],
};

/** Applies an answer to its day, and a comment or reaction to the day of its id. */
function showInDays(days: readonly StoredAnswers[], changes: readonly PendingMutation[]): readonly StoredAnswers[] {
  return changes.reduce(
    (shown, change) => (change.call in pendingAnswers.calls ? showChange(shown, change) : shown),
    days,
  );
}

function showChange(days: readonly StoredAnswers[], change: PendingMutation): readonly StoredAnswers[] {
  const talk = talkOf(change.call);
  if (talk) return days.map((day) => (day.id === change.objectId ? amendTalk(day, talk, change) : day));
  const answer = toAnswer(change);
  const known = days.find(({ questionId }) => questionId === answer.questionId);
  if (!known) return [...days, answer];
  // The partner's sealed answer opens with the member's own, which the server shows.
  return days.map((day) => (day === known ? { ...day, mine: answer.mine } : day));
}

/** Returns the day of a first answer, whose id the server's row has. */
function toAnswer({ body, madeAt, before }: PendingMutation): StoredAnswers {
  return {
    id: asText(body?.['questionId']),
    day: asText(before?.['day']) || indiaDate(madeAt),
    questionId: asText(body?.['questionId']),
    mine: asText(body?.['text']),
    partner: { state: 'none', text: null },
    isOfBoth: true,
    isPartners: false,
    reactions: [],
    commentCount: 0,
  };
}

/** Returns the question of a record: of a day's answers, or of today's question. */
function questionIdOf({ question, questionId }: Fields): unknown {
  return isFields(question) ? question['id'] : questionId;
}

/**
 * Pending choices of the topics of the coming questions, each of which counts for its own topic. Today's question stays
 * until the server exchanges it.
 */
export const pendingTopics: OfflineRules = {
  calls: { 'dailyQuestion.chooseTopic': 'update', 'dailyQuestion.switchOffTopic': 'update' },
  shows: { couples: showTopics },
  object: {
    idOf: () => 'question-topics',
    isRecord: (record, body) => 'streak' in record && questionIdOf(record) === body?.['questionId'],
  },
  nameOf: () => topicsText.title,
  describe: ({ topic, isOn }) =>
    QUESTION_TOPICS.filter((each) => each === topic).map((each) => ({
      label: topicsText.topics[each],
      value: isOn === true ? topicsText.isOn : topicsText.isOff,
    })),
};

function showTopics(rows: readonly PublicRow<'couples'>[], changes: readonly PendingMutation[]) {
  const chosen = changes.filter(({ call }) => call in pendingTopics.calls);
  if (chosen.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    questionTopics: chosen.reduce(chooseTopic, row.questionTopics),
  }));
}

/** Applies a choice of a topic, or of the topic of a question that is not for the couple. */
function chooseTopic(topics: readonly QuestionTopic[], change: PendingMutation): QuestionTopic[] {
  const chosen: Fields = (isOfQuestion(change) ? change.before : change.body) ?? {};
  const { topic, isOn } = chosen;
  return QUESTION_TOPICS.filter((each) => (each === topic ? isOn === true : topics.includes(each)));
}

function isOfQuestion({ call }: PendingMutation): boolean {
  return call === 'dailyQuestion.switchOffTopic';
}
