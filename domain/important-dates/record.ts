import type { RecordDefinition } from '../record-definition.ts';

export const importantDates = {
  name: 'importantDates',
  owner: 'member',
  resource: 'importantDates',
  exportedAs: 'important-dates',
  hasStorageLimit: true,
  takesId: true,
  trash: { kind: 'important_date', day: 'date' },
  offlineReads: { 'importantDates.list': 'all' },
} as const satisfies RecordDefinition;
