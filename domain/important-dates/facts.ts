import { faultsOf } from '#domain/kernel/fault.ts';

export const IMPORTANT_DATE_CATEGORIES = ['birthday', 'anniversary', 'holiday', 'memorial', 'family', 'other'] as const;

/** Calendars by which a date recurs: on the same calendar date, or on the day with the same tithi. */
export const IMPORTANT_DATE_CALENDARS = ['gregorian', 'tithi'] as const;

export const IMPORTANT_DATE_DEFAULTS = {
  description: null,
  isRecurring: true,
  reminderDays: 7,
  isShared: true,
  calendar: 'gregorian',
  tithi: null,
} as const;
/** Days before the date; a reminder of 0 days is sent on the day itself. */
export const REMINDER_DAYS = { min: 0, max: 30, choices: [0, 1, 3, 7, 14, 30] } as const;

export interface ImportantDatesFaults {
  calendarInvalid: [];
  categoryRequired: [];
  choiceInvalid: [];
  dateRequired: [];
  reminderInvalid: [];
  tithiRequired: [];
  titleRequired: [];
}
export const importantDatesFault = faultsOf<ImportantDatesFaults>('importantDates');
