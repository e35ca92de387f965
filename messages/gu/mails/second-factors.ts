import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { secondFactorsMailText as english } from '../../en/mails/second-factors.ts';

export const secondFactorsMailText: Catalogue<typeof english> = {
  greeting: (firstName) => `નમસ્તે ${firstName},`,
  addedSubject: {
    passkey: `તમારા ${brand.name} એકાઉન્ટમાં પાસકી ઉમેરાઈ`,
    'authenticator-app': `તમારા ${brand.name} એકાઉન્ટમાં ઑથેન્ટિકેટર એપ ઉમેરાઈ`,
  },
  addedLine: {
    passkey: 'હમણાં એક પાસકી ઉમેરાઈ. એનાથી પાસવર્ડ વગર સાઇન ઇન થાય છે.',
    'authenticator-app': 'હમણાં ઑથેન્ટિકેટર એપ સેટ થઈ. હવેથી પાસવર્ડથી સાઇન ઇન કરતાં એનો કોડ પણ માંગશે.',
  },
  removedSubject: {
    passkey: `તમારા ${brand.name} એકાઉન્ટમાંથી પાસકી કાઢી નખાઈ`,
    'authenticator-app': `તમારા ${brand.name} એકાઉન્ટમાંથી ઑથેન્ટિકેટર એપ કાઢી નખાઈ`,
  },
  removedLine: {
    passkey: 'હમણાં એક પાસકી કાઢી નખાઈ. હવે એનાથી સાઇન ઇન નહીં થાય.',
    'authenticator-app': 'હમણાં ઑથેન્ટિકેટર એપ કાઢી નખાઈ. હવે સાઇન ઇન કરતાં એનો કોડ નહીં માંગે.',
  },
  notYou: `આ તમે ન કર્યું હોય, તો પાસવર્ડ બદલો, પ્રોફાઇલમાંથી બીજાં ડિવાઇસ સાઇન આઉટ કરો અને ${brand.supportEmail} પર ઈમેલ કરો.`,
};
