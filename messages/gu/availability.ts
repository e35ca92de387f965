import type { Catalogue } from '#messages/catalogue.ts';
import type { availabilityText as english } from '../en/availability.ts';

export const availabilityText: Catalogue<typeof english> = {
  timezoneInvalid: 'સાચો ટાઇમ ઝોન પસંદ કરો.',
  hoursInvalid: 'તમારા ફ્રી સમયની યાદી આપો.',
  dayInvalid: 'અઠવાડિયાનો દિવસ પસંદ કરો.',
  timeInvalid: 'સાચો સમય પસંદ કરો.',
  endsBeforeStart: 'અંત શરૂઆત પછી હોવો જોઈએ.',
  tooManySpans: (max) => `એક દિવસમાં વધુમાં વધુ ${max} ગાળા રાખી શકાય.`,
  overlaps: 'એક જ દિવસના બે ગાળા એકબીજા પર આવે છે.',
  fromInvalid: 'સાચી તારીખ પસંદ કરો.',
  daysInvalid: (min, max) => `${min}થી ${max} દિવસ પસંદ કરો.`,
  minutesInvalid: (min, max) => `${min}થી ${max} મિનિટ પસંદ કરો.`,
};
