import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/calendar.ts';
import { isolated } from '../isolated.ts';

export const calendarScreensText: Catalogue<typeof english.calendarScreensText> = {
  title: 'કૅલેન્ડર',
  lead: 'તમારી ડેટ્સ, ખાસ તારીખો, બિલ અને લિસ્ટ, દિવસ પ્રમાણે.',
  loading: 'તમારા દિવસો લોડ થાય છે…',
  failedTitle: 'કૅલેન્ડર લોડ ન થયું',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',
  previous: 'પહેલાંનો મહિનો',
  next: 'પછીનો મહિનો',
  today: 'આજે',
  kinds: {
    date: 'ડેટ',
    importantDate: 'ખાસ તારીખ',
    bill: 'બિલ',
    listItem: 'લિસ્ટમાંથી',
  },
  owners: {
    bill: { you: 'તમે\u00A0આપો\u00A0છો', name: (name) => `${isolated(name)}\u00A0આપે\u00A0છે` },
    listItem: { you: 'તમારે', name: (name) => `${isolated(name)} માટે` },
  },
  until: (time) => `${time} સુધી`,
  due: 'આ અઠવાડિયાનાં કામ અને બિલ',
  dayWithEntries: (day, count) => `${day}, ${count} એન્ટ્રી`,
  more: (count) => `+${count}`,
  showMore: (count) => `+ ${count} વધુ`,
  emptyTitle: 'આ દિવસે કંઈ નથી',
  emptyText: 'ફિલ્મ, લટાર કે જૂની જગ્યાની ચા: આ દિવસ માટે કંઈક પ્લાન કરો.',
  emptyPastText: 'આ દિવસે કંઈ લખેલું નથી.',
};
