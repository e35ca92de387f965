import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import { nameCity } from '#messages/city-name.ts';
import type * as english from '../en/mails.ts';
import { isolated } from '../isolated.ts';
import { citiesText } from './cities.ts';

export const accountsMailText: Catalogue<typeof english.accountsMailText> = {
  greeting: (firstName) => `નમસ્તે ${isolated(firstName)},`,
  verificationSubject: (code) => `${code} તમારો ${brand.name} કોડ છે`,
  verificationLine: `${brand.name}માં તમારું સ્વાગત છે. આ કોડ એપમાં લખો, જેથી અમને ખબર પડે કે આ ઈમેલ તમારો જ છે.`,
  codeExpiry: (minutes) => `આ કોડ ${minutes} મિનિટ ચાલશે.`,
  notYou: 'આ તમે નથી માંગ્યું? તો આ ઈમેલ ધ્યાનમાં ન લો.',
  takenSubject: `તમારું ${brand.name} એકાઉન્ટ બનેલું જ છે`,
  takenLine: 'હમણાં કોઈએ આ ઈમેલથી નવું એકાઉન્ટ બનાવવા ટ્રાય કર્યું, પણ આ ઈમેલનું એકાઉન્ટ બનેલું જ છે.',
  takenHelp: 'એ તમે જ હો, તો તમારા પાસવર્ડથી સાઇન ઇન કરો, અથવા “પાસવર્ડ યાદ નથી?”થી નવો બનાવો.',
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
  correctionEnded: (email) => `તમારો ઈમેલ બદલીને ${email} કરવાનું કૅન્સલ થયું. એ હજી વેરિફાય નહોતો થયો.`,
  newWaysLine: (days) => `છેલ્લા ${days} દિવસમાં સાઇન ઇનની આ રીતો ઉમેરાઈ છે, અને હજી ચાલે છે:`,
  newPasskey: (name, day) => `• પાસકી “${isolated(name)}”, ઉમેરી: ${day}`,
  newApp: (day) => `• ઑથેન્ટિકેટર એપ, સેટ કરી: ${day}`,
  newCodes: (day) => `• રિકવરી કોડ, બનાવ્યા: ${day}`,
  newWaysRemove:
    'આમાંથી કોઈ તમારી ન હોય, તો પ્રોફાઇલમાંથી કાઢી નાખો. સાઇન ઇન ન થાય, તો “પાસવર્ડ યાદ નથી?”થી ફરી એક વાર નવો પાસવર્ડ બનાવો: તરત ત્યાંથી જ કાઢી શકશો.',
  newWaysLink: 'પ્રોફાઇલ ખોલો',
  waysRemovedSubject: `તમારા ${brand.name} એકાઉન્ટમાંથી સાઇન ઇનની રીતો કાઢી નખાઈ`,
  waysRemovedLine: 'આનાથી હવે સાઇન ઇન નહીં થાય:',
  waysRemovedEnded: 'બધાં ડિવાઇસ સાઇન આઉટ થઈ ગયાં છે. નવા પાસવર્ડથી સાઇન ઇન કરો.',
  changedNotYou: `આ તમે ન કર્યું હોય, તો “પાસવર્ડ યાદ નથી?”થી નવો પાસવર્ડ બનાવો અને ${brand.supportEmail} પર ઈમેલ કરો.`,
};

/** Reveals neither the request nor its kind: a gift is a surprise, and mails may be read over a shoulder. */
export const conciergeMailText: Catalogue<typeof english.conciergeMailText> = {
  subject: 'અમારો જવાબ આવી ગયો છે',
  heading: (firstName) => `નમસ્તે ${isolated(firstName)}`,
  answered: 'તમારી રિક્વેસ્ટનો જવાબ તૈયાર છે. એપમાં તમારા સવાલની સાથે જ મળશે.',
  open: 'જવાબ વાંચો',
  footer: 'તમે અમારી ટીમની મદદ માંગી હતી એટલે આ ઈમેલ આવ્યો છે.',
};

export const contactMailText: Catalogue<typeof english.contactMailText> = {
  subject: `${brand.name}ને તમારો મેસેજ મળી ગયો`,
  heading: (name) => `નમસ્તે ${isolated(name)},`,
  received: (category) => `તમારો મેસેજ પહોંચી ગયો છે (${category}). અમારામાંથી કોઈ જાતે એ વાંચશે.`,
  next: '24 કલાકમાં આ જ ઈમેલ પર જવાબ આપીશું.',
  erase: (supportEmail) => `અમને તમે ન લખ્યું હોય, તો ${supportEmail} પર જણાવો, અમે એ મેસેજ ડિલીટ કરી દઈશું.`,
  footer: 'અમારા કૉન્ટેક્ટ ફોર્મમાં આ ઈમેલ લખાયો હતો એટલે આ મોકલ્યો છે.',
};

export const couplesMailText: Catalogue<typeof english.couplesMailText> = {
  subject: (inviter) => `${isolated(inviter)} તમને ${brand.name}માં બોલાવે છે`,
  heading: (name) => `નમસ્તે ${isolated(name)},`,
  invitation: (inviter) =>
    `${isolated(inviter)} તમને ${brand.name}માં બોલાવે છે: તમારી ડેટ્સ, યાદો અને પ્લાન એક જ જગ્યાએ, ફક્ત તમારા બંને માટે.`,
  codeLine: 'બટન દબાવશો તો ઇન્વાઇટ કોડ આપોઆપ લખાઈ જશે. જાતે પણ લખી શકો:',
  join: 'પાર્ટનર સાથે જોડાઓ',
  joinedSubject: (partner) => `${isolated(partner)} હવે ${brand.name}માં તમારી સાથે છે`,
  joinedLine: (partner) => `${isolated(partner)} હવે તમારી સાથે છે. હવેથી ડેટ્સ, યાદો, ખર્ચ અને ગોલ તમે બંને જોઈ અને બદલી શકો છો.`,
  joinedHint: 'આ કોણ છે એ તમને ખબર ન હોય, તો એપ ખોલો અને પ્રોફાઇલમાંથી “કપલમાંથી નીકળો” દબાવો.',
  leftSubject: (partner) => `${isolated(partner)} હવે ${brand.name} પર તમારા કપલમાં નથી`,
  leftLine: (partner) => `${isolated(partner)} હવે તમારા કપલમાં નથી.`,
  leftStays: 'તમે બંનેએ સાચવેલું બધું તમારી પાસે રહેશે.',
  leftWithOwn: (partner) => `તમારું સાચવેલું તમારી પાસે રહેશે; ${isolated(partner)}નું સાચવેલું ${isolated(partner)} પાસે.`,
  open: `${brand.name} ખોલો`,
  memberFooter: 'તમારું એકાઉન્ટ છે એટલે આ ઈમેલ આવ્યો છે.',
  footer: 'આ કોણે મોકલ્યું એ ખબર ન હોય, તો આ ઈમેલ ધ્યાનમાં ન લો.',
};

export const secondFactorsMailText: Catalogue<typeof english.secondFactorsMailText> = {
  greeting: (firstName) => `નમસ્તે ${isolated(firstName)},`,
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

export const waitlistMailText: Catalogue<typeof english.waitlistMailText> = {
  subject: `તમે ${brand.name}ના વેઇટલિસ્ટમાં છો`,
  heading: (first, second) => `સ્વાગત છે, ${first} અને ${second}`,
  pilotLine: (city) =>
    `${nameCity(citiesText, city)} માટે તમારી જગ્યા નોંધાઈ ગઈ. પાઇલટ ગુજરાતનાં 100 કપલ સાથે શરૂ થાય છે, અને એ ચાલે ત્યાં સુધી પ્રીમિયમ ફ્રી છે.`,
  expansionLine: (city) =>
    `${nameCity(citiesText, city)} માટે તમારી જગ્યા નોંધાઈ ગઈ. ગુજરાતનો પાઇલટ બરાબર જામે એટલે એક પછી એક શહેર ખોલીશું.`,
  nextPilot: 'આગળ શું, એ અમે 48 કલાકમાં ઈમેલ કરીને જણાવીશું.',
  nextExpansion: 'તમારા શહેરનો વારો આવે એટલે તરત તમને ઈમેલ કરીશું.',
  erase: (supportEmail) =>
    `આ તમે ન કર્યું હોય, કે લિસ્ટમાંથી નીકળવું હોય, તો ${supportEmail} પર ઈમેલ કરો, તમે લખેલું બધું અમે ડિલીટ કરી દઈશું.`,
  pilotSubject: `${brand.name}ના પાઇલટમાં તમારી જગ્યા`,
  pilotHeading: (first, second) => `${first} અને ${second}, તમારો નંબર લાગ્યો!`,
  pilotChosen: (city, days) =>
    `${nameCity(citiesText, city)}માં અમારી સાથે શરૂઆત કરનારાં કપલમાં તમે પણ છો. તમારા બંને માટે પ્રીમિયમ ${days === 365 ? 'એક વર્ષ' : `${days} દિવસ`} ફ્રી છે: ન કાર્ડ, ન પેમેન્ટ.`,
  pilotBoth: (second) => `આ લિંકથી રજિસ્ટર કરો, અને ${second}ને પણ મોકલો: એ તમારા બંને માટે છે.`,
  pilotLinkDays: (days) => `લિંક ${days} દિવસ ચાલશે.`,
  pilotRegister: 'પ્રીમિયમ સાથે રજિસ્ટર કરો',
  footer: 'વેઇટલિસ્ટમાં આ ઈમેલ લખાયો હતો એટલે આ મોકલ્યો છે.',
};
