import type { RecordDefinition } from '../record-definition.ts';

export const nudges = {
  name: 'nudges',
  owner: 'member',
  author: 'from_user_id',
  resource: 'nudges',
  exportedAs: 'nudges',
  hasStorageLimit: true,
  offlineReads: { 'nudges.list': 'pages' },
} as const satisfies RecordDefinition;
