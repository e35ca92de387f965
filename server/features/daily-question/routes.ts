import { dailyQuestion } from '#domain/daily-question/api.ts';
import { implement } from '#server/http/implement.ts';
import { readDaysAhead } from './assign-service.ts';
import {
  answerQuestion,
  chooseTopic,
  readDailyQuestion,
  readHistory,
  replaceDailyQuestion,
  switchOffTopic,
} from './service.ts';
import { commentOnAnswers, deleteAnswerComment, reactToAnswers, readAnswerComments } from './talk-service.ts';

export const dailyQuestionRoutes = implement(dailyQuestion, {
  get: readDailyQuestion,
  ahead: readDaysAhead,
  answer: answerQuestion,
  replace: replaceDailyQuestion,
  switchOffTopic,
  chooseTopic,
  history: readHistory,
  react: reactToAnswers,
  comments: readAnswerComments,
  comment: commentOnAnswers,
  deleteComment: deleteAnswerComment,
});
