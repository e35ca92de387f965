import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const savingsGoals = {
  name: 'savingsGoals',
  owner: 'couple',
  resource: 'goals',
  copiedAs: 'goals',
  exportedAs: 'savings-goals',
  storageLimit: 500,
  takesId: true,
  trash: { kind: 'goal', amount: 'target_amount' },
  countedAs: 'goals',
  onLeaving: 'author',
} as const satisfies RecordDefinition;

/** Money that was added to a goal or taken out of it. */
export const savingsEntries = {
  name: 'savingsEntries',
  owner: 'couple',
  copiedAs: 'goalEntries',
  partOf: { of: ['savingsGoals'], column: 'goal_id' },
  exportedAs: 'savings-entries',
  storageLimit: 20_000,
  takesId: true,
  countedAs: null,
  onLeaving: { of: 'savingsGoals', column: 'goal_id', isWrittenByBoth: true },
} as const satisfies RecordDefinition;
