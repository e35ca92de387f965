import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/settings.ts';

/** The rows that lead to the settings. */
export const settingsText: Catalogue<typeof english.settingsText> = {
  signIn: 'સાઇન ઇન અને લૉક',
  signInText: 'ઑથેન્ટિકેટર એપ, પાસકી અને એપ લૉક',
  notifications: 'શું મોકલવું, શાંત સમય, ઈમેલ',
  devices: 'તમે ક્યાં સાઇન ઇન છો',
  calendar: 'ફોનના કૅલેન્ડરમાં તમારી ડેટ્સ, તિથિ અને તહેવારો',
  data: 'અહીં સાચવેલા બધાની કૉપી',
  originals: 'એ કેટલી જગ્યા લે છે',
  trash: 'ડિલીટ કરેલું પાછું લાવો',
};
