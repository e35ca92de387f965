import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { Comment, CommentId, CommentInput, CommentsQuery, ReactionInput, talk } from './comments.ts';
import { DAILY_ANSWER_MAX_LENGTH, QUESTION_CATEGORIES } from './constants/daily-question.ts';
import { endpoint } from './endpoint.ts';
import { id, requiredText } from './fields.ts';
import { PageQuery } from './paging.ts';

export interface DailyQuestionFaults {
  answerRequired: [];
  questionRequired: [];
}
export const dailyQuestionFault = faultsOf<DailyQuestionFaults>('dailyQuestion');

/**
 * A day's question with both answers; `mine` is the caller's. The partner's is `none`, `sealed` (given, but hidden
 * until the caller answers) or `open`, and only an open one has a `text`.
 */
const Answered = z.object({
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
});
export type DailyQuestion = z.infer<typeof DailyQuestion>;

export const DailyAnswerInput = z.object({
  questionId: z
    .string({ error: dailyQuestionFault('questionRequired') })
    .min(1, { error: dailyQuestionFault('questionRequired') }),
  text: requiredText(dailyQuestionFault('answerRequired'), DAILY_ANSWER_MAX_LENGTH),
});
export type DailyAnswerInput = z.output<typeof DailyAnswerInput>;

const HistoryQuery = PageQuery.optional();
export type HistoryQuery = z.output<typeof HistoryQuery>;

export const dailyQuestion = {
  get: endpoint({
    route: 'GET /api/daily-question',
    access: 'member',
    summary: 'Today’s question, the same for both, with the caller’s answer and what may be seen of the partner’s',
    output: DailyQuestion,
  }),
  answer: endpoint({
    route: 'POST /api/daily-question',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Answer today’s question, or one of an earlier day together; until both have answered, change the answer',
    input: DailyAnswerInput,
    output: DailyQuestion,
    changes: ['dailyQuestion', 'notifications'],
  }),
  replace: endpoint({
    route: 'POST /api/daily-question/another',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Another question for both, once a day while nobody has answered',
    output: DailyQuestion,
    changes: ['dailyQuestion'],
  }),
  history: endpoint({
    route: 'GET /api/daily-question/history',
    access: 'member',
    summary:
      'The questions that were answered, the newest day first; `search` finds them by question and by the answers that the caller may see; `X-Next-Cursor` while there are more',
    input: HistoryQuery,
    output: z.array(Answered),
  }),
  react: endpoint({
    route: 'PUT /api/daily-question/{id}/reaction',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'React to a day’s open answers with one of six signs; null takes the reaction back',
    input: ReactionInput,
    output: Answered,
    changes: ['questionComments', 'notifications'],
  }),
  comments: endpoint({
    route: 'GET /api/daily-question/{id}/comments',
    access: 'member',
    summary: 'The comments on a day’s open answers, the oldest first; `X-Next-Cursor` while there are more',
    input: CommentsQuery,
    output: z.array(Comment),
  }),
  comment: endpoint({
    route: 'POST /api/daily-question/{id}/comments',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'comments',
    summary: 'Comment on a day’s open answers',
    input: CommentInput,
    output: Comment,
    status: 201,
    changes: ['questionComments', 'notifications'],
  }),
  deleteComment: endpoint({
    route: 'DELETE /api/daily-question/{id}/comments/{commentId}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete a comment of one’s own',
    input: CommentId,
    status: 204,
    changes: ['questionComments', 'notifications'],
  }),
};
