import type { RecordDefinition } from '../record-definition.ts';

export const photos = {
  name: 'photos',
  owner: 'couple',
  hasStorageLimit: true,
} as const satisfies RecordDefinition;
