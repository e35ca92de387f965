import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const memories = {
  name: 'memories',
  owner: 'couple',
  resource: 'memories',
  copiedAs: 'memories',
  exportedAs: 'memories',
  storageLimit: 20_000,
  takesId: true,
  trash: { kind: 'memory', day: 'memory_date' },
  discussedAs: 'memory',
  countedAs: 'memories',
  onLeaving: 'author',
} as const satisfies RecordDefinition;

/** The photos of a memory after its cover. */
export const memoryPhotos = {
  name: 'memoryPhotos',
  owner: 'couple',
  countedAs: null,
  onLeaving: { of: 'memories', column: 'memory_id' },
} as const satisfies RecordDefinition;
