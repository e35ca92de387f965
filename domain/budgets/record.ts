import type { RecordDefinition } from '../record-definition.ts';

export const budgets = {
  name: 'budgets',
  owner: 'couple',
  resource: 'budgets',
  exportedAs: 'budgets',
  cachedReads: ['/api/budgets'],
} as const satisfies RecordDefinition;
