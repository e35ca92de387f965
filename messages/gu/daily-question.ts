import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/daily-question.ts';
import { isolated } from '../isolated.ts';
import { agent } from './agent.ts';

export const dailyQuestionText: Catalogue<typeof english.dailyQuestionText> = {
  title: 'આજનો સવાલ',
  needsPartner: 'આજનો સવાલ બે જણ માટે છે. પહેલાં પાર્ટનરને બોલાવો.',
  answersOpen: 'તમે બંનેએ જવાબ આપી દીધો છે, એટલે જવાબ હવે એમ જ રહેશે',
  answersSealed: 'તમારા બંનેના જવાબ આવી જાય પછી રિએક્શન અને કમેન્ટ મોકલી શકાશે',
  alreadyAnswered: 'તમારામાંથી એકનો જવાબ આવી ગયો છે, એટલે આજનો સવાલ આ જ રહેશે',
  alreadyReplaced: 'આજે તમે એક વાર સવાલ બદલી ચૂક્યાં છો',
  replacedMeanwhile: 'એટલામાં આજનો સવાલ બદલાઈ ગયો છે',
  forAll: 'આ સવાલ બધાં માટે છે',
  partnerAnswered: (firstName) => `${agent(firstName)} આજના સવાલનો જવાબ આપ્યો`,
  partnerAnsweredOn: (firstName, day) => `${agent(firstName)} ${day}ના સવાલનો જવાબ આપ્યો`,
  partnerAnsweredMessage: 'તમે પણ જવાબ આપો, પછી બંને એકબીજાનો જવાબ વાંચી શકશો.',
  bothAnswered: (firstName) => `${agent(firstName)} પણ જવાબ આપ્યો`,
  bothAnsweredMessage: 'હવે બંનેના જવાબ ખુલ્લા છે.',
};

export const dailyQuestionScreensText: Catalogue<typeof english.dailyQuestionScreensText> = {
  title: 'આજનો સવાલ',
  lead: 'રોજ એક સવાલ, બંને માટે એ જ. બંનેના જવાબ આવે ત્યારે જ એકબીજાનો જવાબ ખૂલે.',
  card: 'આજનો સવાલ',
  loading: 'આજનો સવાલ લોડ થાય છે…',
  failedTitle: 'આજનો સવાલ લોડ ન થયો',
  failedText: 'બધું સલામત છે. ફરી ટ્રાય કરો.',
  open: 'બધા સવાલ',

  categories: {
    smallThings: 'નાની વાતો',
    food: 'ખાવું-પીવું',
    festivals: 'તહેવાર',
    work: 'કામ',
    home: 'ઘર',
    childhood: 'બાળપણ',
    fun: 'મસ્તી',
    us: 'આપણે બે',
    family: 'ફેમિલી',
    inLaws: 'પાર્ટનરનું ફેમિલી',
    money: 'પૈસા',
    faith: 'શ્રદ્ધા',
    distance: 'દૂર હોઈએ ત્યારે',
    feelings: 'લાગણી',
    bigPlans: 'મોટા પ્લાન',
    trust: 'ભરોસો',
  },
  streak: (days, _count) => `સળંગ ${days} દિવસ`,

  answer: 'જવાબ આપો',
  change: 'જવાબ બદલો',
  another: 'બીજો સવાલ',
  anotherCame: 'તમારા બંને માટે બીજો સવાલ આવ્યો',
  anotherFailed: 'સવાલ બદલી ન શકાયો',
  yourAnswer: 'તમારો જવાબ',
  waitingFor: (firstName) =>
    firstName === null ? 'પાર્ટનર જવાબ ન આપે ત્યાં સુધી બંધ રહેશે.' : `${isolated(firstName)} જવાબ ન આપે ત્યાં સુધી બંધ રહેશે.`,
  partnerWaits: (firstName) =>
    firstName === null
      ? 'પાર્ટનરનો જવાબ આવી ગયો છે. તમે પણ આપો, પછી બંને વાંચી શકશો.'
      : `${agent(firstName)} જવાબ આપી દીધો છે. તમે પણ આપો, પછી બંને વાંચી શકશો.`,
  you: 'તમે',
  partner: 'પાર્ટનર',

  formText: (name) => `બંનેના જવાબ આવે પછી જ ${name === null ? 'પાર્ટનર' : isolated(name)}ને દેખાશે. ત્યાં સુધી બદલી શકો છો.`,
  save: 'જવાબ સેવ કરો',
  saved: 'તમારો જવાબ સેવ થયો',
  savedSealed: 'બંનેના જવાબ આવે એટલે બંને વાંચી શકશો.',
  savedOpen: 'હવે બંનેના જવાબ ખુલ્લા છે.',
  saveFailed: 'જવાબ સેવ ન થયો',

  aloneTitle: 'આ બે જણ માટે છે',
  aloneText: 'પાર્ટનરને બોલાવો, પછી રોજ બંનેને એક જ સવાલ આવશે.',
  invite: 'પાર્ટનરને બોલાવો',

  history: 'અત્યાર સુધીના જવાબ',
  search: 'સવાલ અને જવાબમાં શોધો',
  clearSearch: 'શોધેલું હટાવો',
  historyLoading: 'તમારા જવાબ લોડ થાય છે…',
  historyFailed: 'તમારા જવાબ લોડ ન થયા',
  historyEmptyTitle: 'હજી કોઈ જવાબ નથી',
  historyEmptyText: 'જે દિવસે બેમાંથી કોઈ જવાબ આપે એ દિવસ અહીં સચવાય, વરસો પછી ફરી વાંચવા.',
  nothingFoundTitle: 'કંઈ મળ્યું નહીં',
  nothingFoundText: 'બીજા શબ્દો ટ્રાય કરો. બંધ જવાબમાં શોધાતું નથી.',
};
