import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const budgets = {
  name: 'budgets',
  owner: 'couple',
  resource: 'budgets',
  copiedAs: 'budgets',
  exportedAs: 'budgets',
  countedAs: null,
  onLeaving: null,
  offlineReads: { 'budgets.list': 'copy' },
} as const satisfies RecordDefinition;
