import { isolated } from '../../isolated.ts';
/** Choosing several rows of a list and changing them at once. */
export const adminBulkText = {
  bar: 'Chosen rows',
  choose: (name: string) => `Choose ${isolated(name)}`,
  chooseAll: (count: string) => `Choose all ${count} that match`,
  chosen: (count: string) => `${count} chosen`,
  allChosen: (count: string) => `All ${count} that match are chosen`,
  clear: 'Choose none',
  confirmTitle: (action: string, count: string) => `${action}: ${count}?`,
  confirmText:
    'Rows that another admin has changed meanwhile are left as they are. Each change is written to the audit log.',
  changed: (count: string) => `${count} changed`,
  skipped: (count: string, reasons: string) => `${count} skipped because ${reasons}.`,
  reasons: {
    gone: (count: string) => (count === '1' ? '1 was deleted' : `${count} were deleted`),
    changed: (count: string) => (count === '1' ? '1 was changed meanwhile' : `${count} were changed meanwhile`),
    final: (count: string) => (count === '1' ? '1 is further on already' : `${count} are further on already`),
  },
} as const;
