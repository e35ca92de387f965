import type { RecordDefinition } from '../record-definition.ts';

export const dateEvents = {
  name: 'dateEvents',
  owner: 'couple',
  resource: 'dates',
  exportedAs: 'dates',
  hasStorageLimit: true,
  takesId: true,
  trash: { kind: 'date', day: 'scheduled_date' },
  isDiscussed: true,
  countedAs: 'dates',
  onLeaving: 'author',
  offlineReads: { 'dates.list': 'all', 'dates.comments': 'opened' },
} as const satisfies RecordDefinition;
