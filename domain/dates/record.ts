import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

/** Series of repeating dates. */
export const dateSeries = {
  name: 'dateSeries',
  owner: 'couple',
  copiedAs: 'dateSeries',
  exportedAs: 'repeating-dates',
  storageLimit: 500,
  countedAs: null,
  onLeaving: 'author',
} as const satisfies RecordDefinition;

export const dateEvents = {
  name: 'dateEvents',
  owner: 'couple',
  resource: 'dates',
  copiedAs: 'dates',
  exportedAs: 'dates',
  storageLimit: 10_000,
  takesId: true,
  trash: { kind: 'date', day: 'scheduled_date' },
  discussedAs: 'date',
  countedAs: 'dates',
  onLeaving: 'author',
} as const satisfies RecordDefinition;
