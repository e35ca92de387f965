import type { RecordDefinition } from '../record-definition.ts';

export const datePreferences = {
  name: 'datePreferences',
  owner: 'member',
  hasStorageLimit: true,
} as const satisfies RecordDefinition;
