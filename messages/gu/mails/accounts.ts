import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { accountsMailText as english } from '../../en/mails/accounts.ts';

export const accountsMailText: Catalogue<typeof english> = {
  greeting: (firstName) => `નમસ્તે ${firstName},`,
  verificationSubject: (code) => `${code} તમારો ${brand.name} કોડ છે`,
  verificationLine: `${brand.name}માં તમારું સ્વાગત છે. આ કોડ એપમાં લખો, જેથી અમને ખબર પડે કે આ ઈમેલ તમારો જ છે.`,
  codeExpiry: (minutes) => `આ કોડ ${minutes} મિનિટ ચાલશે.`,
  notYou: 'આ તમે નથી માંગ્યું? તો આ ઈમેલ ધ્યાનમાં ન લો.',
  takenSubject: `તમારું ${brand.name} એકાઉન્ટ બનેલું જ છે`,
  takenLine: 'હમણાં કોઈએ આ ઈમેલથી નવું એકાઉન્ટ બનાવવા ટ્રાય કર્યું, પણ આ ઈમેલનું એકાઉન્ટ બનેલું જ છે.',
  takenHelp: 'એ તમે જ હો, તો તમારા પાસવર્ડથી સાઇન ઇન કરો, અથવા “પાસવર્ડ ભૂલી ગયા?”થી નવો બનાવો.',
  takenNotYou: 'એ તમે ન હો, તો કશું કરવાની જરૂર નથી. તમારું એકાઉન્ટ સલામત છે.',
  resetSubject: `${brand.name}ના નવા પાસવર્ડ માટેનો કોડ`,
  resetLine: 'જ્યાંથી કોડ માંગ્યો હતો, ત્યાં આ લખો અને નવો પાસવર્ડ બનાવો.',
  resetLinkLine: 'અથવા આ બટન દબાવો, એ કોઈ પણ બ્રાઉઝરમાં ચાલશે.',
  resetLink: 'નવો પાસવર્ડ બનાવો',
  resetNotYou: 'આ તમે નથી માંગ્યું? તો આ ઈમેલ ધ્યાનમાં ન લો. તમારો પાસવર્ડ એનો એ જ રહેશે.',
  changedSubject: `તમારો ${brand.name} પાસવર્ડ બદલાયો`,
  changedLine: 'તમારો પાસવર્ડ હમણાં બદલાયો. બીજાં બધાં ડિવાઇસ સાઇન આઉટ થઈ ગયાં છે.',
  resetDoneLine: 'હમણાં નવો પાસવર્ડ સેટ થયો. બધાં ડિવાઇસ સાઇન આઉટ થઈ ગયાં છે.',
  resetEndedLine: 'નોટિફિકેશન અને તમારી કૅલેન્ડર લિંક પણ બંધ થયાં છે. એપમાંથી ફરી ચાલુ કરી શકશો.',
  correctionEnded: (email) => `તમારો ઈમેલ બદલીને ${email} કરવાનું બંધ થયું. એ હજી વેરિફાય નહોતો થયો.`,
  newWaysLine: (days) => `છેલ્લા ${days} દિવસમાં સાઇન ઇનની આ રીતો ઉમેરાઈ છે, અને હજી ચાલે છે:`,
  newPasskey: (name, day) => `• પાસકી “${name}”, ઉમેરી: ${day}`,
  newApp: (day) => `• ઑથેન્ટિકેટર એપ, સેટ કરી: ${day}`,
  newCodes: (day) => `• રિકવરી કોડ, બનાવ્યા: ${day}`,
  newWaysRemove:
    'આમાંથી કોઈ તમારી ન હોય, તો પ્રોફાઇલમાંથી કાઢી નાખો. સાઇન ઇન ન થાય, તો “પાસવર્ડ ભૂલી ગયા?”થી ફરી એક વાર નવો પાસવર્ડ બનાવો: તરત ત્યાંથી જ કાઢી શકશો.',
  newWaysLink: 'પ્રોફાઇલ ખોલો',
  waysRemovedSubject: `તમારા ${brand.name} એકાઉન્ટમાંથી સાઇન ઇનની રીતો કાઢી નાખી`,
  waysRemovedLine: 'આનાથી હવે સાઇન ઇન નહીં થાય:',
  waysRemovedEnded: 'બધાં ડિવાઇસ સાઇન આઉટ થઈ ગયાં છે. નવા પાસવર્ડથી સાઇન ઇન કરો.',
  changedNotYou: `આ તમે ન કર્યું હોય, તો “પાસવર્ડ ભૂલી ગયા?”થી નવો પાસવર્ડ બનાવો અને ${brand.supportEmail} પર ઈમેલ કરો.`,
};
