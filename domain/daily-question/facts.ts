import { faultsOf } from '#domain/kernel/fault.ts';

export const QUESTION_CATEGORIES = [
  'smallThings',
  'food',
  'festivals',
  'work',
  'home',
  'childhood',
  'fun',
  'us',
  'family',
  'inLaws',
  'money',
  'faith',
  'distance',
  'feelings',
  'bigPlans',
  'trust',
] as const;
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number];

/** Days after today whose questions a device can have, for a time without a network. */
export const QUESTION_DAYS_AHEAD = 7;

export const DAILY_ANSWER_MAX_LENGTH = 2000;

export interface DailyQuestionFaults {
  answerRequired: [];
  questionRequired: [];
}
export const dailyQuestionFault = faultsOf<DailyQuestionFaults>('dailyQuestion');
