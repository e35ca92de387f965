import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/availability.ts';
import { isolated } from '../isolated.ts';

export const availabilityScreensText: Catalogue<typeof english.availabilityScreensText> = {
  title: 'આપણે બંને ક્યારે ફ્રી છીએ?',
  titleAlone: 'તમે ક્યારે ફ્રી છો?',
  change: 'મારો ફ્રી સમય',
  loading: 'ફ્રી સમય શોધીએ છીએ…',
  failedTitle: 'ફ્રી સમય લોડ ન થયો',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',
  empty: 'આવતા 30 દિવસમાં તમે બંને સાથે ફ્રી હો એવા બે કલાક નથી.',
  emptyAlone: 'આવતા 30 દિવસમાં તમારી પાસે ફ્રી બે કલાક નથી.',
  span: (from, to) => `${from}થી ${to}`,

  dialogTitle: 'મારો ફ્રી સમય',
  dialogText: (name) => `${name === null ? 'તમારા પાર્ટનર' : isolated(name)}ને ફક્ત એ જ સમય દેખાય છે જ્યારે તમે બંને ફ્રી હો.`,
  timezone: 'ટાઇમ ઝોન',
  from: 'ક્યારથી',
  to: 'ક્યાં સુધી',
  add: (day) => `સમય ઉમેરો: ${day}`,
  remove: (day) => `સમય કાઢી નાખો: ${day}`,
  notFree: 'ફ્રી નથી',
  save: 'સેવ કરો',
  saved: 'ફ્રી સમય સેવ થયો',
  saveFailed: 'ફ્રી સમય સેવ ન થયો',
};
