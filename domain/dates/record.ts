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
  cachedReads: ['/api/date-events', '/api/date-events/{id}/comments'],
} as const satisfies RecordDefinition;
