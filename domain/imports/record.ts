import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const expenseImports = {
  name: 'expenseImports',
  owner: 'couple',
  resource: 'imports',
  exportedAs: 'expense-imports',
  takesId: true,
  countedAs: null,
  onLeaving: 'author',
} as const satisfies RecordDefinition;
