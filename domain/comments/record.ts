import type { RecordDefinition } from '../record-definition.ts';

/** Comments on memories, dates and days' answers. They follow their subject when a member leaves. */
export const comments = {
  name: 'comments',
  owner: 'couple',
  exportedAs: 'comments',
  hasStorageLimit: true,
  takesId: true,
} as const satisfies RecordDefinition;
