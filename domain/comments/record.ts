import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

/** Comments on memories, dates and days' answers. They follow their subject when a member leaves. */
export const comments = {
  name: 'comments',
  owner: 'couple',
  copiedAs: 'comments',
  partOf: { of: ['memories', 'dateEvents'], column: 'subject_id' },
  exportedAs: 'comments',
  storageLimit: 20_000,
  takesId: true,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
