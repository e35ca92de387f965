import { isolated } from '../isolated.ts';
export const availabilityScreensText = {
  title: 'When are we both free?',
  titleAlone: 'When are you free?',
  change: 'My free hours',
  loading: 'Looking for your free times…',
  failedTitle: 'Your free times did not load',
  failedText: 'Please try again.',
  empty: 'No two hours in the next 30 days when you are both free.',
  emptyAlone: 'You have no two free hours in the next 30 days.',
  span: (from: string, to: string) => `${from} to ${to}`,

  dialogTitle: 'My Free Hours',
  dialogText: (name: string | null) =>
    `${name === null ? 'Your partner' : isolated(name)} sees only the times when you are both free.`,
  timezone: 'Time zone',
  from: 'From',
  to: 'To',
  add: (day: string) => `Add hours: ${day}`,
  remove: (day: string) => `Remove hours: ${day}`,
  notFree: 'Not free',
  save: 'Save',
  saved: 'Free hours saved',
  saveFailed: 'Free hours were not saved',
} as const;
