import type { RecordDefinition } from '../record-definition.ts';

/** The couple's choice of keeping a balance, which the joined couple makes again. */
export const moneySplitting = {
  name: 'moneySplitting',
  owner: 'couple',
  resource: 'balance',
  staysOnJoining: true,
  offlineReads: { 'balance.read': 'all' },
} as const satisfies RecordDefinition;

export const settlements = {
  name: 'settlements',
  owner: 'couple',
  resource: 'balance',
  exportedAs: 'settlements',
  hasStorageLimit: true,
  takesId: true,
  offlineReads: { 'balance.listSettlements': 'all' },
} as const satisfies RecordDefinition;
