import type { RecordDefinition } from '../record-definition.ts';

export const notes = {
  name: 'notes',
  owner: 'member',
  resource: 'notes',
  exportedAs: 'notes',
  hasStorageLimit: true,
  takesId: true,
  trash: { kind: 'note' },
  offlineReads: { 'notes.list': 'all' },
} as const satisfies RecordDefinition;
