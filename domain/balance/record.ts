import type { RecordDefinition } from '../record-definition.ts';

/** The couple's choice of keeping a balance, which the joined couple makes again. */
export const moneySplitting = {
  name: 'moneySplitting',
  owner: 'couple',
  resource: 'balance',
  staysOnJoining: true,
  cachedReads: ['/api/finances/balance'],
} as const satisfies RecordDefinition;

export const settlements = {
  name: 'settlements',
  owner: 'couple',
  resource: 'balance',
  exportedAs: 'settlements',
  hasStorageLimit: true,
  takesId: true,
  cachedReads: ['/api/settlements'],
} as const satisfies RecordDefinition;
