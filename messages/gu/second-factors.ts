import type { Catalogue } from '#messages/catalogue.ts';
import type { secondFactorsText as english } from '../en/second-factors.ts';

export const secondFactorsText: Catalogue<typeof english> = {
  codeRequired: 'ઑથેન્ટિકેટર એપનો કોડ લખો, અથવા રિકવરી કોડ',
  codeWrong: 'આ કોડ ખોટો છે, અથવા વપરાઈ ગયેલો છે',
  needed: 'એડમિન પૅનલ ખોલતાં પહેલાં સાઇન ઇનનું બીજું સ્ટેપ સેટ કરો',
  stepUp: 'આ તમે જ છો એ કન્ફર્મ કરો',
  passwordRequired: 'તમારો પાસવર્ડ લખો',
  passwordWrong: 'પાસવર્ડ ખોટો છે',
  passkeyUnknown: 'આ પાસકી અહીંના કોઈ એકાઉન્ટની નથી',
  passkeyRefused: 'પાસકી ચેક ન થઈ શકી. ફરી ટ્રાય કરો.',
  passkeyNameRequired: 'આ પાસકીને નામ આપો',
  passkeysMax: (count) => `તમારી પાસે ${count} પાસકી છે. નવી ઉમેરતાં પહેલાં એક કાઢી નાખો.`,
  appExists: 'ઑથેન્ટિકેટર એપ સેટ થયેલી જ છે. બીજી સેટ કરતાં પહેલાં એને કાઢી નાખો.',
  appNotStarted: 'ઑથેન્ટિકેટર એપની કીથી શરૂ કરો',
};
