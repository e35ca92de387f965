import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

/** The couple's choice of keeping a balance, which the joined couple makes again. */
export const moneySplitting = {
  name: 'moneySplitting',
  owner: 'couple',
  resource: 'balance',
  copiedAs: 'splitting',
  staysOnJoining: true,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;

export const settlements = {
  name: 'settlements',
  owner: 'couple',
  resource: 'balance',
  copiedAs: 'settlements',
  exportedAs: 'settlements',
  storageLimit: 10_000,
  takesId: true,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
