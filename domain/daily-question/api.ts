import { z } from 'zod';
import { Comment, CommentId, CommentInput, CommentsQuery, ReactionInput } from '#domain/comments/schema.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { QUESTION_DAYS_AHEAD } from './facts.ts';
import {
  Answered,
  DailyAnswerInput,
  DailyQuestion,
  HistoryQuery,
  NotForUsInput,
  QuestionAhead,
  TopicInput,
  Topics,
} from './schema.ts';

export const dailyQuestion = {
  get: endpoint({
    route: 'GET /api/daily-question',
    access: 'member',
    summary: 'Today’s question, the same for both, with the caller’s answer and what may be seen of the partner’s',
    output: DailyQuestion,
  }),
  ahead: endpoint({
    route: 'GET /api/daily-question/ahead',
    access: 'member',
    summary: `List the questions of the next ${QUESTION_DAYS_AHEAD} days, for a device without a network; none without a partner`,
    output: z.array(QuestionAhead),
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
  switchOffTopic: endpoint({
    route: 'POST /api/daily-question/not-for-us',
    access: 'member',
    takesIdempotencyKey: true,
    summary:
      'Switch off the topic of today’s question for both; while it can be exchanged, another question comes at once',
    input: NotForUsInput,
    output: DailyQuestion,
    changes: ['dailyQuestion', 'couples'],
  }),
  chooseTopic: endpoint({
    route: 'PUT /api/daily-question/topics',
    access: 'member',
    takesIdempotencyKey: true,
    summary:
      'Switch a topic of the coming questions on or off, for both; `questionTopics` of the couple lists those that are on',
    input: TopicInput,
    output: Topics,
    changes: ['dailyQuestion', 'couples'],
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
