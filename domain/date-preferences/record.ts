import type { RecordDefinition } from '../record-definition.ts';

export const datePreferences = {
  name: 'datePreferences',
  owner: 'member',
  resource: 'datePreferences',
  exportedAs: 'date-preferences',
  hasStorageLimit: true,
} as const satisfies RecordDefinition;
