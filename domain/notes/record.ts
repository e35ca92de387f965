import type { RecordDefinition } from '../record-definition.ts';

export const notes = {
  name: 'notes',
  owner: 'member',
  resource: 'notes',
  exportedAs: 'notes',
  hasStorageLimit: true,
  takesId: true,
  trash: { kind: 'note' },
  cachedReads: ['/api/partner-notes'],
} as const satisfies RecordDefinition;
