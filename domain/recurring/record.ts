import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const recurringExpenses = {
  name: 'recurringExpenses',
  owner: 'couple',
  resource: 'recurring',
  copiedAs: 'recurring',
  exportedAs: 'recurring-expenses',
  storageLimit: 100,
  takesId: true,
  countedAs: 'recurring',
  onLeaving: 'author',
} as const satisfies RecordDefinition;

/** The days on which a recurring expense was due. */
export const recurringExpenseDays = {
  name: 'recurringExpenseDays',
  owner: 'couple',
  countedAs: null,
  onLeaving: { of: 'recurringExpenses', column: 'recurring_id' },
} as const satisfies RecordDefinition;
