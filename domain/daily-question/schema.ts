import { z } from 'zod';
import { talk } from '#domain/comments/schema.ts';
import { id, requiredText } from '#domain/kernel/fields.ts';
import { PageQuery } from '#domain/kernel/paging.ts';
import { DAILY_ANSWER_MAX_LENGTH, dailyQuestionFault, QUESTION_CATEGORIES, QUESTION_TOPICS } from './facts.ts';

/**
 * A day's question with both answers; `mine` is the caller's. The partner's is `none`, `sealed` (given, but hidden
 * until the caller answers) or `open`, and only an open one has a `text`.
 */
export const Answered = z.object({
  /** `null` for a lone member, whose questions are not stored. */
  id: id.nullable(),
  /** The calendar date in India. */
  day: z.string(),
  /** In the caller's language. */
  question: z.object({ id: z.string(), text: z.string(), category: z.enum(QUESTION_CATEGORIES) }),
  mine: z.string().nullable(),
  partner: z.object({ state: z.enum(['none', 'sealed', 'open']), text: z.string().nullable() }),
  /** True if the caller can answer or change their answer, which is possible until both have answered. */
  canAnswer: z.boolean(),
  /** True if the answers of both present partners are open, so that they can react and comment. */
  canReply: z.boolean(),
  ...talk,
});
export type AnsweredQuestion = z.infer<typeof Answered>;

/** Today's question. `streak` counts days with both answers; one missed day a week is forgiven. */
export const DailyQuestion = Answered.extend({
  streak: z.number().int(),
  /** True if 'Another question' is available: once a day, before either partner has answered. */
  canReplace: z.boolean(),
  /** Topic that the question presumes, which a couple can switch off; `null` for a question that is for all. */
  topic: z.enum(QUESTION_TOPICS).nullable(),
});
export type DailyQuestion = z.infer<typeof DailyQuestion>;

/** The question of a day to come, which neither can answer before it. */
export const QuestionAhead = DailyQuestion.pick({ day: true, question: true, topic: true }).extend({ id });
export type QuestionAhead = z.infer<typeof QuestionAhead>;

const questionId = z
  .string({ error: dailyQuestionFault('questionRequired') })
  .min(1, { error: dailyQuestionFault('questionRequired') });

export const DailyAnswerInput = z.object({
  questionId,
  text: requiredText(dailyQuestionFault('answerRequired'), DAILY_ANSWER_MAX_LENGTH),
});
export type DailyAnswerInput = z.output<typeof DailyAnswerInput>;

/** Today's question, whose topic is not the couple's. */
export const NotForUsInput = z.object({ questionId });
export type NotForUsInput = z.output<typeof NotForUsInput>;

export const TopicInput = z.object({
  topic: z.enum(QUESTION_TOPICS, { error: dailyQuestionFault('topicInvalid') }),
  isOn: z.boolean({ error: dailyQuestionFault('topicChoiceInvalid') }),
});
export type TopicInput = z.output<typeof TopicInput>;
export const Topics = z.object({ topics: z.array(z.enum(QUESTION_TOPICS)) });
export type Topics = z.infer<typeof Topics>;

export const HistoryQuery = PageQuery.optional();
export type HistoryQuery = z.output<typeof HistoryQuery>;
