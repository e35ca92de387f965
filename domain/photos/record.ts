import type { RecordDefinition } from '../record-definition.ts';

export const photos = {
  name: 'photos',
  owner: 'couple',
  storageLimit: 30_000,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
