import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const availabilities = {
  name: 'availabilities',
  owner: 'member',
  resource: 'availability',
  copiedAs: 'availability',
  exportedAs: 'free-hours',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
