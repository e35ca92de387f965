import { isolated } from '../isolated.ts';

/** The welcome of a new couple. */
export const joiningText = {
  title: 'Welcome, the two of you',
  welcome: 'From now on, what you plan and keep here belongs to you both.',
  since: 'Together since?',
  firstDay: 'Your first day',
  firstDayHint: 'Your days together are counted from it.',
  enteredBy: (name: string, date: string) => `${isolated(name)} entered your first day: ${date}`,
  name: 'What do we call you two?',
  save: 'Save',
  skip: 'Skip',
  begin: 'Begin',
} as const;
