import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const busyCalendars = {
  name: 'busyCalendars',
  owner: 'member',
  resource: 'busyCalendars',
  exportedAs: 'busy-calendars',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
