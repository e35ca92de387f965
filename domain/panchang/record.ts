import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const panchangPreferences = {
  name: 'panchangPreferences',
  owner: 'member',
  resource: 'panchang',
  copiedAs: 'panchangPreferences',
  exportedAs: 'panchang-preferences',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
