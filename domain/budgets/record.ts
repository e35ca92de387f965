import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const budgets = {
  name: 'budgets',
  owner: 'couple',
  resource: 'budgets',
  copiedAs: 'budgets',
  exportedAs: 'budgets',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
