import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/nudges.ts';

export const nudgesText: Catalogue<typeof english.nudgesText> = {
  needsPartner: 'પાર્ટનર જોડાય પછી ટહુકો મોકલી શકશો',
  onlyReceiver: 'જેને આ ટહુકો મળ્યો છે, એ પાર્ટનર જ જવાબ આપી શકે',
};

export const nudgeScreensText: Catalogue<typeof english.nudgeScreensText> = {
  title: 'ટહુકા',
  lead: 'ખરા ટાઇમે બે મીઠા બોલ.',
  loading: 'તમારા ટહુકા લોડ થાય છે…',
  failedTitle: 'ટહુકા લોડ ન થયા',
  failedText: 'નેટ ચેક કરો અને ફરી ટ્રાય કરો.',

  gateTitle: 'ટહુકા પ્રીમિયમ ફીચર છે',
  gateText: 'એકબીજાને બે બોલ મોકલો જે તરત પહોંચે, ફોન પર પણ: હળવા, મીઠા, મસ્તીભર્યા, કે યાદ કરાવવા.',
  upgrade: 'પ્રીમિયમ લો',
  back: 'પાછા જાઓ',

  open: 'એક મીઠો ટહુકો મોકલો',
  type: 'કેવો ટહુકો',
  message: 'મેસેજ',
  messageExample: 'બહુ યાદ આવે છે. સાત વાગ્યે ચા?',
  suggestions: 'આઇડિયા',
  suggested: {
    gentle: ['આજે આરામથી, હં', 'હું સાથે જ છું', 'બહુ ગર્વ થાય છે'],
    sweet: ['બહુ યાદ આવે છે', 'મિસ યૂ', 'આજનો દિવસ સુધરી ગયો'],
    playful: ['છેલ્લું સમોસું મારું, દોડ!', 'આજે રસોડામાં ડાન્સ?', 'આજે મૂવી, પસંદ મારી?'],
    reminder: ['ફ્રી થતાં જ ફોન?', 'પાણી પીવાનું યાદ છે ને?', 'આઠ સુધીમાં ઘરે?'],
  },
  send: 'ટહુકો મોકલો',
  sent: 'ટહુકો ગયો!',
  sentText: 'પાર્ટનરને નોટિફિકેશન મળશે',
  sendFailed: 'ટહુકો ન ગયો',
  markFailed: 'વાંચેલો માર્ક ન થયો',
  alone: 'પાર્ટનર જોડાય પછી ટહુકો મોકલી શકશો.',
  invite: 'પાર્ટનરને બોલાવો',

  received: 'તમારા માટે',
  sendHeart: 'દિલ મોકલો',
  heartSent: 'દિલ મોકલ્યું',
  heartFailed: 'દિલ ન ગયું',
  heartGiven: 'તમે દિલ મોકલ્યું',
  heartReceived: 'તમારા માટે દિલ',

  recent: 'હમણાંના ટહુકા',
  emptyTitle: 'હજી કોઈ ટહુકો નથી',
  emptyText: 'એકબીજાને મોકલેલા ટહુકા અહીં દેખાશે.',
  toPartner: 'તમારા પાર્ટનરને',
  from: (name) => `${name ?? 'તમારા પાર્ટનર'} તરફથી`,
  toFormer: 'પહેલાંના પાર્ટનરને',
  fromFormer: 'પહેલાંના પાર્ટનર તરફથી',
  markAsRead: 'વાંચેલો માર્ક કરો',
  read: 'વંચાયો',
  delivered: 'પહોંચ્યો',
  types: { gentle: 'હળવો', sweet: 'મીઠો', playful: 'મસ્તી', reminder: 'રિમાઇન્ડર' },
  emoji: { gentle: '🌸', sweet: '💕', playful: '😄', reminder: '⏰' },
};
