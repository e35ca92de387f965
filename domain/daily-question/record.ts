import type { RecordDefinition } from '../record-definition.ts';

export const dailyQuestions = {
  name: 'dailyQuestions',
  owner: 'couple',
  resource: 'dailyQuestion',
  exportedAs: 'daily-questions',
  offlineReads: { 'dailyQuestion.get': 'all', 'dailyQuestion.history': 'opened' },
} as const satisfies RecordDefinition;

export const dailyAnswers = {
  name: 'dailyAnswers',
  owner: 'couple',
} as const satisfies RecordDefinition;
