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

/**
 * Expenses that their author alone sees: for good, or until the day of a surprise. They belong to the member, so that
 * no read of the couple's records contains them.
 */
export const privateExpenses = {
  name: 'privateExpenses',
  owner: 'member',
  resource: 'expenses',
  copiedAs: 'privateExpenses',
  storageLimit: 20_000,
  takesId: true,
  trash: { kind: 'private_expense', day: 'spent_on', amount: 'amount' },
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;

/** The photos of private expenses' bills. */
export const privatePhotos = {
  name: 'privatePhotos',
  owner: 'member',
  countsTowards: 'photos',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;

/** Sums of the shares that the partners owe each other; computed again from the expenses of the joined couple. */
export const expenseDebts = {
  name: 'expenseDebts',
  owner: 'couple',
  staysOnJoining: true,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
