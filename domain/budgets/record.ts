import type { RecordDefinition } from '../record-definition.ts';

export const budgets = {
  name: 'budgets',
  owner: 'couple',
  resource: 'finances',
  exportedAs: 'budgets',
  cachedReads: ['/api/budgets'],
} as const satisfies RecordDefinition;
