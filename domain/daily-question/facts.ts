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

/** Topics of questions that presume what is not so for every couple. A question without a topic is for all. */
export const QUESTION_TOPICS = ['apart', 'inLaws', 'elders', 'children', 'wedding'] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

export const DAILY_ANSWER_MAX_LENGTH = 2000;

export interface DailyQuestionFaults {
  answerRequired: [];
  questionRequired: [];
  topicInvalid: [];
  topicChoiceInvalid: [];
}
export const dailyQuestionFault = faultsOf<DailyQuestionFaults>('dailyQuestion');
