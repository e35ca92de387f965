import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const photos = {
  name: 'photos',
  owner: 'couple',
  storageLimit: 30_000,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
