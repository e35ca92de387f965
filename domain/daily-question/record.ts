import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const dailyQuestions = {
  name: 'dailyQuestions',
  owner: 'couple',
  resource: 'dailyQuestion',
  exportedAs: 'daily-questions',
  discussedAs: 'daily_question',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;

export const dailyAnswers = {
  name: 'dailyAnswers',
  owner: 'couple',
  /** A row is a day with an answer, under the id of its question. */
  copiedAs: 'answers',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
