import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const dailyMoments = {
  name: 'dailyMoments',
  owner: 'couple',
  resource: 'dailyMoment',
  /** A row is a day with a photo, under its date. */
  copiedAs: 'moments',
  exportedAs: 'daily-moments',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
