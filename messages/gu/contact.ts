import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/contact.ts';

export const contactText: Catalogue<typeof english.contactText> = {
  categories: {
    general: 'સામાન્ય સવાલ',
    support: 'એપમાં મદદ',
    partnership: 'પાર્ટનરશિપ',
    feedback: 'ફીડબૅક',
    media: 'મીડિયા',
    investment: 'ઇન્વેસ્ટમેન્ટ',
    careers: 'જોબ',
  },
};

export const contactScreensText: Catalogue<typeof english.contactScreensText> = {
  title: (product) => `કૉન્ટેક્ટ · ${product}`,
  description: (product) =>
    `${product}ને લખો: એપમાં મદદ, પાર્ટનરશિપ, ફીડબૅક, પ્રેસ અને જોબ. 24 કલાકમાં અમારામાંથી કોઈ જવાબ આપશે.`,
  eyebrow: 'કૉન્ટેક્ટ',
  headline: ['તમે કહો.', 'અમે સાંભળીશું.'],
  lead: 'કોઈ સવાલ, કોઈ આઇડિયા, કે કોઈ કૅફે જે અમારી સાથે હોવું જોઈએ: લખો. અમારામાંથી કોઈ જાતે વાંચશે, અને 24 કલાકમાં જવાબ આપશે.',

  name: 'નામ',
  email: 'ઈમેલ',
  phone: 'ફોન',
  city: 'શહેર',
  subject: 'વિષય',
  category: 'પ્રકાર',
  categoryPlaceholder: 'શેના વિશે છે?',
  message: 'મેસેજ',
  messageExample: 'જેટલું કહેવું હોય એટલું લખો.',
  website: 'આ ખાલી રાખો',
  send: 'મેસેજ મોકલો',
  consent: 'તમે જે લખો એ ફક્ત તમને જવાબ આપવા માટે વપરાશે, બીજા કશા માટે નહીં.',
  consentLink: 'પ્રાઇવસી નોટિસ',
  withoutScripts: (email) => `આ ફોર્મ માટે JavaScript જોઈએ. એ ન હોય તો ${email} પર ઈમેલ કરો.`,

  empty: {
    name: 'તમારું નામ લખો.',
    email: 'તમારો ઈમેલ લખો.',
    subject: 'શેના વિશે છે એ લખો.',
    category: 'પ્રકાર પસંદ કરો.',
    message: 'તમારો મેસેજ લખો.',
  },
  missing: 'થોડું ભરવાનું બાકી છે',
  sent: 'મેસેજ મળી ગયો!',
  sentText: '24 કલાકમાં તમને જવાબ આપીશું.',
  failed: 'મેસેજ ન ગયો',
  failedText: 'થોડી વાર પછી ફરી ટ્રાય કરો.',

  panelTitle: 'સીધો સંપર્ક',
  supportEmail: 'સપોર્ટ ઈમેલ',
  responseTime: 'જવાબ ક્યારે',
  responseTimeText: '24 કલાકમાં',
  headquarters: 'હેડ ઑફિસ',
  headquartersText: 'ગુજરાત, ભારત',
  expanding: 'જલદી મુંબઈ, દિલ્હી, બેંગલોરમાં પણ',
  quickLinks: 'ક્વિક લિંક્સ',
  benefits: 'ફાયદા જુઓ',
  subscribe: 'પ્રીમિયમ લો',
  waitlist: 'વેઇટલિસ્ટમાં જોડાઓ',

  reasonsTitle: 'ક્યારે લખવું',
  reasons: [
    {
      title: 'કંઈક ચાલતું નથી',
      text: 'તમે શું કર્યું અને શું દેખાયું એ લખો. ફોન અને બ્રાઉઝર કયું છે એ કહેશો તો સહેલું પડશે.',
    },
    {
      title: 'તમારી પાસે આઇડિયા છે',
      text: 'પાઇલટ શીખવા માટે જ છે. શું ખૂટે છે, શું વધારે પડતું છે, અને શું જોઈને મજા પડી?',
    },
    {
      title: 'તમારું કૅફે કે સ્ટુડિયો છે',
      text: 'કૅફે, રેસ્ટોરન્ટ, સ્ટુડિયો: અમારા મેમ્બર્સ તમારા સુધી પહોંચે.',
    },
    {
      title: 'અમારા વિશે લખવું છે',
      text: 'પ્રેસ, ઇન્વેસ્ટર અને અહીં કામ કરવા માંગતા લોકો, સૌનું સ્વાગત છે.',
    },
  ],
};
