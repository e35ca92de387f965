import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/question-topics.ts';

export const questionTopicsText: Catalogue<typeof english.questionTopicsText> = {
  title: 'શેના વિશે પૂછીએ',
  text: 'જે ટૉપિક બંધ હોય એના સવાલ નહીં આવે. આ તમારા બંને માટે છે.',
  topics: {
    apart: 'એકબીજાથી દૂર રહેવું',
    inLaws: 'પાર્ટનરનું ફેમિલી',
    elders: 'વડીલો સાથે રહેવું',
    children: 'તમારાં બાળકો',
    wedding: 'તમારા લગ્નની તૈયારી',
  },
  isOn: 'ચાલુ',
  isOff: 'બંધ',
  notForUs: 'અમારા માટે નથી',
  off: 'હવે આના વિશે નહીં પૂછીએ',
  offText: 'ટૉપિક નીચેથી ફરી ચાલુ કરી શકો.',
  failed: 'ટૉપિક ન બદલાયા',
};
