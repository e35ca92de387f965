import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/concierge.ts';
import { agent } from './agent.ts';

export const conciergeText: Catalogue<typeof english.conciergeText> = {
  dayPast: 'આવનારી કોઈ તારીખ પસંદ કરો',
  tooManyOpen: (max) =>
    max === 1
      ? 'તમારી એક રિક્વેસ્ટનો જવાબ આવવાનો બાકી છે. એની રાહ જુઓ, અથવા એને પાછી ખેંચી લો.'
      : `તમારી ${max} રિક્વેસ્ટના જવાબ આવવાના બાકી છે. રાહ જુઓ, અથવા એકાદ પાછી ખેંચી લો.`,
  alreadyDecided: 'આ રિક્વેસ્ટનો જવાબ અપાઈ ગયો છે, અથવા એ પાછી ખેંચાઈ ગઈ છે',
  kinds: { gift: 'ગિફ્ટ', planning: 'પ્લાન' },

  answeredTitle: { gift: 'તમારા ગિફ્ટ આઇડિયા આવી ગયા', planning: 'તમારો પ્લાન તૈયાર છે' },
  answeredQuietly: 'અમારો જવાબ આવી ગયો છે',
  openToRead: 'વાંચવા માટે એપ ખોલો.',
};

export const conciergeScreensText: Catalogue<typeof english.conciergeScreensText> = {
  title: 'તમારી મદદે',
  lead: 'શું જોઈએ છે એ કહો. અમારી ટીમ 24 કલાકમાં જવાબ આપશે.',

  offers: {
    gift: {
      title: 'ગિફ્ટ શોધવામાં મદદ',
      text: 'ગિફ્ટના આઇડિયા, અને એ ક્યાં મળશે એ પણ. તમે શું પૂછ્યું ને અમે શું કહ્યું, એ ફક્ત તમને દેખાય.',
      action: 'ગિફ્ટના આઇડિયા માંગો',
    },
    planning: {
      title: 'પ્લાનિંગમાં મદદ',
      text: 'સાંજ, ટ્રિપ કે પાર્ટી: જગ્યા, બજેટ અને મૂડ કહો. રિક્વેસ્ટ અને પ્લાન તમને બંનેને દેખાય.',
      action: 'પ્લાન માંગો',
    },
  },

  gateTitle: 'આ પ્રીમિયમ ફીચર છે',
  gateText: 'સરપ્રાઇઝ રહે એવા ગિફ્ટ આઇડિયા, અને તમારા બંને માટેના પ્લાન. અમારી ટીમ 24 કલાકમાં વિચારી આપશે.',
  upgrade: 'પ્રીમિયમ લો',

  formTitle: { gift: 'ગિફ્ટના આઇડિયા માંગો', planning: 'પ્લાન માંગો' },
  formText: {
    gift: 'આ ફક્ત તમને અને અમારી ટીમને દેખાશે.',
    planning: 'આ તમને બંનેને અને અમારી ટીમને દેખાશે.',
  },
  occasion: 'પ્રસંગ',
  occasionExample: { gift: 'એમનો ત્રીસમો બર્થડે', planning: 'અમારી એનિવર્સરી' },
  suggestions: 'આઇડિયા',
  suggested: {
    gift: ['બર્થડે', 'એનિવર્સરી', 'દિવાળી', 'રક્ષાબંધન', 'બસ, એમ જ'],
    planning: ['એનિવર્સરીની સાંજ', 'પ્રપોઝ કરવું છે', 'વીકએન્ડ ટ્રિપ', 'નવરાત્રિની રાત', 'શહેરમાં એક દિવસ'],
  },
  forDate: 'તારીખ',
  budget: 'બજેટ, રૂપિયામાં',
  wishes: 'શું જોઈએ છે',
  wishesExample: {
    gift: 'એમને શું ગમે છે, શું એમની પાસે છે જ, અને શું તો ન જ જોઈએ.',
    planning: 'ક્યાં, શું ખાવું ગમે, કેટલે દૂર સુધી જશો, અને શું તો ન જ જોઈએ.',
  },
  send: 'રિક્વેસ્ટ મોકલો',
  sent: 'તમારી રિક્વેસ્ટ મળી ગઈ',
  sentText: '24 કલાકમાં અમારો જવાબ મળી જશે.',
  sendFailed: 'રિક્વેસ્ટ ન ગઈ',

  requests: 'તમારી રિક્વેસ્ટ્સ',
  loading: 'તમારી રિક્વેસ્ટ્સ લોડ થાય છે…',
  failedTitle: 'રિક્વેસ્ટ્સ લોડ ન થઈ',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',
  emptyTitle: 'હજી કોઈ રિક્વેસ્ટ નથી',
  emptyText: 'તમે જે પૂછશો એ અહીં રહેશે, અમારા જવાબ સાથે.',

  kinds: { gift: 'ગિફ્ટ', planning: 'પ્લાન' },
  states: { waiting: 'જવાબ બાકી', answered: 'જવાબ આવ્યો', withdrawn: 'પાછી ખેંચી' },
  onlyYou: 'ફક્ત તમને દેખાય છે',
  askedBy: (firstName, kind) => `${agent(firstName)} ${kind === 'gift' ? 'ગિફ્ટના આઇડિયા માંગ્યા' : 'પ્લાન માંગ્યો'}`,
  upTo: (rupees) => `${rupees} સુધી`,
  forDay: (day) => `${day} માટે`,
  asked: (when) => `પૂછ્યું: ${when}`,
  answerBy: (when) => `${when} સુધીમાં અમારો જવાબ આવશે`,
  late: 'જવાબમાં મોડું થયું છે. સૉરી, અમે લાગેલા જ છીએ.',
  answer: 'અમારો જવાબ',
  answeredAt: (when) => `જવાબ આવ્યો: ${when}`,
  withdrawnAt: (when) => `પાછી ખેંચી: ${when}`,
  opensElsewhere: 'નવી ટૅબમાં ખૂલશે',

  withdraw: 'પાછી ખેંચો',
  withdrawOf: (occasion) => `પાછી ખેંચો: ${occasion}`,
  withdrawTitle: 'આ રિક્વેસ્ટ પાછી ખેંચવી છે?',
  withdrawText: 'અમે એના પર કામ કરવાનું બંધ કરીશું. ફરી ગમે ત્યારે પૂછી શકો.',
  keep: 'રહેવા દો',
  withdrawn: 'રિક્વેસ્ટ પાછી ખેંચાઈ ગઈ',
  withdrawFailed: 'રિક્વેસ્ટ પાછી ન ખેંચાઈ',
};
