import { dailyQuestion } from '#contract/daily-question.ts';
import { implement } from '#server/http/implement.ts';
import { answerQuestion, readDailyQuestion, readHistory, replaceDailyQuestion } from './service.ts';

export const dailyQuestionRoutes = implement(dailyQuestion, {
  get: readDailyQuestion,
  answer: answerQuestion,
  replace: replaceDailyQuestion,
  history: readHistory,
});
