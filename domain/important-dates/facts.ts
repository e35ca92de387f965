import { faultsOf } from '#domain/kernel/fault.ts';

export const IMPORTANT_DATE_CATEGORIES = ['birthday', 'anniversary', 'holiday', 'memorial', 'family', 'other'] as const;

export const IMPORTANT_DATE_DEFAULTS = {
  description: null,
  isRecurring: true,
  reminderDays: 7,
  isShared: true,
} as const;
/** Days before the date; a reminder of 0 days is sent on the day itself. */
export const REMINDER_DAYS = { min: 0, max: 30, choices: [0, 1, 3, 7, 14, 30] } as const;

export interface ImportantDatesFaults {
  categoryRequired: [];
  choiceInvalid: [];
  dateRequired: [];
  reminderInvalid: [];
  titleRequired: [];
}
export const importantDatesFault = faultsOf<ImportantDatesFaults>('importantDates');
