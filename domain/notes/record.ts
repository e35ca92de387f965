import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const notes = {
  name: 'notes',
  owner: 'member',
  resource: 'notes',
  copiedAs: 'notes',
  seenBy: ({ isPrivate, userId }: { isPrivate: boolean; userId: string }) => (isPrivate ? [userId] : 'both'),
  exportedAs: 'notes',
  storageLimit: 5000,
  takesId: true,
  trash: { kind: 'note' },
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
