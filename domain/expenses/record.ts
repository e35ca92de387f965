import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const expenses = {
  name: 'expenses',
  owner: 'couple',
  resource: 'expenses',
  copiedAs: 'expenses',
  exportedAs: 'expenses',
  storageLimit: 100_000,
  takesId: true,
  trash: { kind: 'expense', day: 'spent_on', amount: 'amount' },
  countedAs: 'expenses',
  onLeaving: 'author',
} as const satisfies RecordDefinition;

/** Sums of the shares that the partners owe each other; computed again from the expenses of the joined couple. */
export const expenseDebts = {
  name: 'expenseDebts',
  owner: 'couple',
  staysOnJoining: true,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
