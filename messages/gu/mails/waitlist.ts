import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import { nameCity } from '#messages/city-name.ts';
import type { waitlistMailText as english } from '../../en/mails/waitlist.ts';
import { citiesText } from '../cities.ts';

export const waitlistMailText: Catalogue<typeof english> = {
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
