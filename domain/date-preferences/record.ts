import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const datePreferences = {
  name: 'datePreferences',
  owner: 'member',
  resource: 'datePreferences',
  exportedAs: 'date-preferences',
  storageLimit: 200,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
