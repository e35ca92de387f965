import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/daily-moment.ts';
import { isolated } from '../isolated.ts';
import { agent } from './agent.ts';

export const dailyMomentText: Catalogue<typeof english.dailyMomentText> = {
  needsPartner: 'આજની પળ બે જણ માટે છે. પહેલાં પાર્ટનરને બોલાવો.',
  dayOver: 'ફોટો આજ માટે, કે છેલ્લા 60 દિવસમાંથી તમે બંને કપલ હતાં એવા દિવસ માટે જ મૂકી શકાય.',
  open: 'તમે બંનેએ ફોટો મૂકી દીધો છે, એટલે ફોટા હવે એમ જ રહેશે',
  sealed: 'તમારા બંનેના ફોટા આવી જાય પછી સાચવી શકાશે',
  deleted: 'આ દિવસની યાદ ડિલીટ થઈ ગઈ છે.',
  memoryTitle: 'એ દિવસની આપણી પળ',
  bothGiven: (firstName) => `${agent(firstName)} પણ આજની પળ મૂકી`,
  bothGivenMessage: 'હવે બંનેના ફોટા ખુલ્લા છે.',
  evening: 'આજ સાંજનો સવાલ',
  eveningMoment: (firstName) => `${agent(firstName)} આજની પળ મૂકી`,
  eveningBoth: (firstName) => `${agent(firstName)} જવાબ આપ્યો અને આજની પળ પણ મૂકી`,
};

export const dailyMomentScreensText: Catalogue<typeof english.dailyMomentScreensText> = {
  title: 'આજની પળ',
  lead: 'બંનેનો એક-એક ફોટો. બંનેના આવે ત્યારે જ એકબીજાનો ફોટો ખૂલે.',
  take: 'ફોટો પાડો',
  choose: 'ફોટો પસંદ કરો',
  takeFirst: 'ફોટો પાડો: આજની પળ',
  takeToo: (firstName) =>
    firstName === null ? 'ફોટો પાડો: પાર્ટનરે આજની પળ મૂકી' : `ફોટો પાડો: ${agent(firstName)} આજની પળ મૂકી`,
  replace: 'મારો ફોટો બદલો',
  withdraw: 'મારો ફોટો પાછો ખેંચો',
  sealedMine: (firstName) =>
    firstName === null ? 'પાર્ટનર ફોટો ન મૂકે ત્યાં સુધી બંધ રહેશે.' : `${isolated(firstName)} ફોટો ન મૂકે ત્યાં સુધી બંધ રહેશે.`,
  partnerWaits: (firstName) =>
    firstName === null
      ? 'પાર્ટનરનો ફોટો આવી ગયો છે. તમે પણ મૂકો, પછી બંનેને દેખાશે.'
      : `${agent(firstName)} ફોટો મૂકી દીધો છે. તમે પણ મૂકો, પછી બંનેને દેખાશે.`,
  yourPhoto: 'તમારી પળ',
  partnersPhoto: (firstName) => (firstName === null ? 'પાર્ટનરની પળ' : `${isolated(firstName)}ની પળ`),
  makeMemory: 'યાદ તરીકે સાચવો',
  made: 'યાદ તરીકે સચવાઈ',
  makeFailed: 'યાદ સાચવી ન શકાઈ',
  inMemories: 'તમારી યાદોમાં છે',
  given: 'તમારો ફોટો સેવ થયો',
  givenSealed: 'બંનેના ફોટા આવે એટલે બંનેને દેખાશે.',
  givenOpen: 'હવે બંનેના ફોટા ખુલ્લા છે.',
  giveFailed: 'તમારો ફોટો સેવ ન થયો',
  withdrawn: 'તમારો ફોટો પાછો ખેંચાયો',
  withdrawFailed: 'તમારો ફોટો પાછો ખેંચી ન શકાયો',
  earlier: 'પહેલાંના દિવસોની પળો',
  photosEnd: 'યાદ તરીકે ન સાચવેલા ફોટા 60 દિવસ પછી ડિલીટ થાય છે.',
};

export const eveningText: Catalogue<typeof english.eveningText> = {
  label: 'સાંજનો સવાલ',
  hint: 'આજનો સવાલ બંનેને ક્યારે યાદ કરાવીએ.',
  saved: 'તમારા બંને માટે સમય બદલાયો',
  failed: 'સમય બદલી ન શકાયો',
};
