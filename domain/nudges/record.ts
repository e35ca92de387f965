import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const nudges = {
  name: 'nudges',
  owner: 'member',
  author: 'from_user_id',
  resource: 'nudges',
  exportedAs: 'nudges',
  storageLimit: 50_000,
  countedAs: null,
  onLeaving: null,
  offlineReads: { 'nudges.list': 'pages' },
} as const satisfies RecordDefinition;
