import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/second-factors.ts';
import { isolated } from '../isolated.ts';

export const secondFactorsText: Catalogue<typeof english.secondFactorsText> = {
  needed: 'એડમિન પૅનલ ખોલતાં પહેલાં સાઇન ઇનનું બીજું સ્ટેપ સેટ કરો',
  stepUp: 'આ તમે જ છો એ કન્ફર્મ કરો',
  passwordWrong: 'પાસવર્ડ ખોટો છે',
  passkeyUnknown: 'આ પાસકી અહીંના કોઈ એકાઉન્ટની નથી',
  passkeysMax: (count) => `તમારી પાસે ${count} પાસકી છે. નવી ઉમેરતાં પહેલાં એક કાઢી નાખો.`,
  appExists: 'ઑથેન્ટિકેટર એપ સેટ થયેલી જ છે. બીજી સેટ કરતાં પહેલાં એને કાઢી નાખો.',
  appNotStarted: 'ઑથેન્ટિકેટર એપની કીથી શરૂ કરો',
};

export const secondFactorScreensText: Catalogue<typeof english.secondFactorScreensText> = {
  title: 'સાઇન ઇન',
  intro: 'કોઈને પાસવર્ડ ખબર પડી જાય તોય, બીજા સ્ટેપથી એકાઉન્ટ તમારું જ રહે.',
  loading: 'સાઇન ઇનની વિગત લોડ થાય છે…',
  failedTitle: 'સાઇન ઇનની વિગત લોડ ન થઈ',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',

  app: 'ઑથેન્ટિકેટર એપ',
  appOff: 'સેટ નથી',
  appSince: (date) => `સેટ કરી: ${date}`,
  setUpApp: 'સેટ કરો',
  removeApp: 'કાઢી નાખો',
  removeAppTitle: 'ઑથેન્ટિકેટર એપ કાઢી નાખવી છે?',
  removeAppText: 'સાઇન ઇન કરતાં હવે એનો કોડ નહીં માંગે.',
  appRemoved: 'ઑથેન્ટિકેટર એપ કાઢી નાખી',
  appTitle: 'ઑથેન્ટિકેટર એપ સેટ કરો',
  appOpen: 'ઑથેન્ટિકેટર એપમાં ખોલો',
  appScan: 'આ કોડ Google Authenticator, Aegis કે 1Password જેવી એપથી સ્કૅન કરો.',
  appQr: 'તમારા એકાઉન્ટની કીવાળો QR કોડ',
  appKey: 'અથવા આ કી લખો',
  appKeyCopied: 'કી કૉપી થઈ',
  appCode: 'એપમાં દેખાતો છ આંકડાનો કોડ',
  appConfirm: 'કન્ફર્મ કરો',
  appAdded: 'ઑથેન્ટિકેટર એપ સેટ થઈ',
  appFailed: 'ઑથેન્ટિકેટર એપ સેટ ન થઈ',

  passkey: 'પાસકી',
  passkeyUsed: (date) => `છેલ્લે વપરાઈ: ${date}`,
  passkeyAdded: (date) => `ઉમેરી: ${date}`,
  addPasskey: 'પાસકી ઉમેરો',
  passkeyTitle: 'પાસકી ઉમેરો',
  passkeyText: `પછી આંગળી, ચહેરા કે સ્ક્રીન લૉકથી ${brand.name}માં સાઇન ઇન થાય, પાસવર્ડ વગર.`,
  passkeyName: 'આ પાસકીનું નામ',
  passkeyNameExample: 'મારો ફોન',
  passkeyCreated: 'પાસકી ઉમેરાઈ',
  passkeyFailed: 'પાસકી ન ઉમેરાઈ',
  passkeyCancelled: 'ડિવાઇસ પર પાસકી ન બની. ફરી ટ્રાય કરો.',
  removePasskey: 'કાઢી નાખો',
  removePasskeyTitle: (name) => `“${isolated(name)}” પાસકી કાઢી નાખવી છે?`,
  removePasskeyText: 'હવે એનાથી સાઇન ઇન નહીં થાય. તમારા ડિવાઇસમાંથી પણ કાઢી નાખો.',
  passkeyRemoved: 'પાસકી કાઢી નાખી',
  removeFailed: 'કાઢી ન શકાયું',

  recoveryCodes: 'રિકવરી કોડ',
  codesLeft: (count) => (count === 0 ? 'એકેય બાકી નથી' : `${count} કોડ બાકી`),
  renewCodes: 'નવા બનાવો',
  renewTitle: 'નવા રિકવરી કોડ બનાવવા છે?',
  renewText: 'તમારી પાસેના કોડ પછી નહીં ચાલે.',
  renewFailed: 'નવા કોડ ન બન્યા',
  codesTitle: 'આ રિકવરી કોડ સાચવી રાખો',
  codesText: 'ફોન ખોવાઈ જાય ત્યારે દરેક કોડથી એક વાર સાઇન ઇન થશે. અમે ફરી નહીં બતાવી શકીએ: પ્રિન્ટ કરો, અથવા સલામત જગ્યાએ રાખો.',
  copyCodes: 'કૉપી કરો',
  codesCopied: 'રિકવરી કોડ કૉપી થયા',
  downloadCodes: 'ડાઉનલોડ કરો',
  codesFile: `${brand.slug}-recovery-codes.txt`,
  codesKept: 'મેં સાચવી લીધા',

  password: 'તમારો પાસવર્ડ',
  continue: 'આગળ વધો',

  code: 'ઑથેન્ટિકેટર એપનો કોડ, અથવા રિકવરી કોડ',
  confirm: 'કન્ફર્મ કરો',
  withPasskey: 'પાસકી વાપરો',

  adminTitle: 'પૅનલ ખૂલે એ પહેલાં એક સ્ટેપ',
  adminText:
    'ઘણા લોકોએ અમારા ભરોસે મૂકેલી વાતો એડમિનને દેખાય છે, એટલે એકલો પાસવર્ડ પૂરતો નથી. એકાઉન્ટમાં પાસકી કે ઑથેન્ટિકેટર એપ ઉમેરો.',
  adminAction: 'પ્રોફાઇલમાં ઉમેરો',
};
