import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const importantDates = {
  name: 'importantDates',
  owner: 'member',
  resource: 'importantDates',
  copiedAs: 'importantDates',
  seenBy: ({ isShared, userId }: { isShared: boolean; userId: string }) => (isShared ? 'both' : [userId]),
  exportedAs: 'important-dates',
  storageLimit: 1000,
  takesId: true,
  trash: { kind: 'important_date', day: 'date' },
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
