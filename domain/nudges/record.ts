import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const nudges = {
  name: 'nudges',
  owner: 'member',
  author: 'from_user_id',
  resource: 'nudges',
  copiedAs: 'nudges',
  seenBy: ({ fromUserId, toUserId }: { fromUserId: string | null; toUserId: string }) =>
    fromUserId === null ? [toUserId] : [fromUserId, toUserId],
  exportedAs: 'nudges',
  storageLimit: 50_000,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
