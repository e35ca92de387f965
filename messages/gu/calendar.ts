import type { Catalogue } from '#messages/catalogue.ts';
import type { calendarText as english } from '../en/calendar.ts';

export const calendarText: Catalogue<typeof english> = {
  dayInvalid: 'સાચી તારીખ પસંદ કરો.',
  endsBeforeStart: 'છેલ્લો દિવસ પહેલા દિવસ પછી હોવો જોઈએ.',
  tooManyDays: (max) => `વધુમાં વધુ ${max} દિવસ પસંદ કરો.`,
};
