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

/** The part of an import that its member alone sees. */
export const privateImports = {
  name: 'privateImports',
  owner: 'member',
  takesId: true,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
