import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/savings-entries.ts';
import { isolated } from '../isolated.ts';
import { agent } from './agent.ts';

export const savingsEntryScreensText: Catalogue<typeof english.savingsEntryScreensText> = {
  title: 'કોણે કેટલા ઉમેર્યા',
  lead: (title, saved) => `${isolated(title)}: અત્યાર સુધી ${saved} ભેગા થયા.`,
  loading: 'લિસ્ટ લોડ થાય છે…',
  failedTitle: 'લિસ્ટ લોડ ન થયું',
  empty: 'હજી કશું ઉમેરાયું નથી.',
  deposit: { byYou: 'તમે ઉમેર્યા', by: (name) => `${agent(name)} ઉમેર્યા`, byNobody: 'ઉમેરાયા' },
  withdrawal: { byYou: 'તમે ઉપાડ્યા', by: (name) => `${agent(name)} ઉપાડ્યા`, byNobody: 'ઉપાડાયા' },
  reset: {
    byYou: 'તમે ₹0થી શરૂ કર્યું',
    by: (name) => `${agent(name)} ₹0થી શરૂ કર્યું`,
    byNobody: '₹0થી શરૂ થયું',
  },
  opening: 'આ લિસ્ટ શરૂ થયું એ પહેલાંની બચત',
  plus: (amount) => `+${amount}`,
  minus: (amount) => `−${amount}`,
  close: 'બંધ કરો',
};
