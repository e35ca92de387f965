import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/notification-test.ts';

/** The screen that diagnoses missing notifications. */
export const notificationTestText: Catalogue<typeof english.notificationTestText> = {
  title: 'નોટિફિકેશન ટેસ્ટ',
  lead: 'આ ડિવાઇસ સુધી નોટિફિકેશન પહોંચે છે કે નહીં એ જુઓ.',

  status: 'સિસ્ટમનું સ્ટેટસ',
  supported: 'નોટિફિકેશન ચાલે છે',
  permission: 'પરમિશન',
  subscription: 'પુશ નોટિફિકેશન',
  worker: 'સર્વિસ વર્કર',
  lastPush: 'છેલ્લું નોટિફિકેશન',
  yes: 'હા',
  no: 'ના',
  none: 'હજી નહીં',
  permissions: {
    granted: 'આપેલી છે',
    denied: 'ના પાડેલી છે',
    default: 'હજી માંગી નથી',
    unsupported: 'ચાલતું નથી',
  },
  subscriptions: {
    active: 'ચાલુ',
    none: 'ચાલુ નથી',
    retired: 'બંધ થયું',
    unchecked: 'ચકાસી ન શકાયું',
  },
  workers: {
    active: 'ચાલુ',
    inactive: 'બંધ',
    'not registered': 'રજિસ્ટર નથી',
    'not supported': 'ચાલતું નથી',
    error: 'ગરબડ',
    checking: 'ચેક થાય છે',
  },

  actions: 'ટ્રાય કરો',
  subscribe: 'પુશ નોટિફિકેશન ચાલુ કરો',
  unsubscribe: 'પુશ નોટિફિકેશન બંધ કરો',
  testBrowser: 'બ્રાઉઝર નોટિફિકેશન ટેસ્ટ કરો',
  testPush: 'પુશ નોટિફિકેશન ટેસ્ટ કરો',
  refresh: 'ફરી ચેક કરો',
  pushNeedsSubscription: 'પુશ ટેસ્ટ માટે પહેલાં પુશ નોટિફિકેશન ચાલુ કરો.',

  results: 'પરિણામ',
  clear: 'સાફ કરો',
  noResults: 'પરિણામ અહીં દેખાશે.',
  log: {
    subscribed: 'આ ડિવાઇસમાં પુશ નોટિફિકેશન ચાલુ થયાં',
    unsubscribed: 'આ ડિવાઇસમાં પુશ નોટિફિકેશન બંધ થયાં',
    subscribeFailed: (reason) => `ચાલુ ન થયાં: ${reason}`,
    unsubscribeFailed: (reason) => `બંધ ન થયાં: ${reason}`,
    browserShown: 'બ્રાઉઝર નોટિફિકેશન દેખાયું',
    browserFailed: (reason) => `બ્રાઉઝર નોટિફિકેશન ન દેખાયું: ${reason}`,
    permissionNotGranted: 'પરમિશન ન મળી',
    pushFailed: (reason) => `ટેસ્ટ પુશ ન ગયું: ${reason}`,
    checked: 'ફરી ચેક કર્યું',
  },
  browserTitle: `આ ડિવાઇસમાં ${brand.name}`,
  browserMessage: 'આ નોટિફિકેશન બ્રાઉઝરે પોતે મોકલ્યું છે.',

  issues: 'શું નડે છે',
  noIssues: 'આ ડિવાઇસમાં નોટિફિકેશનને કશું નડતું નથી.',
  issue: {
    unsupported: 'આ બ્રાઉઝરમાં પુશ નોટિફિકેશન ચાલતાં નથી. iPhone હોય તો પહેલાં એપ હોમ સ્ક્રીન પર ઉમેરો.',
    denied: 'આ સાઇટનાં નોટિફિકેશન બ્લૉક છે. બ્રાઉઝરના સાઇટ સેટિંગ્સમાં ચાલુ કરો, પછી આ પેજ ફરી લોડ કરો.',
    notAsked: 'તમારી પરમિશન હજી માંગી નથી. “પુશ નોટિફિકેશન ચાલુ કરો” દબાવો.',
    noWorker: 'સર્વિસ વર્કર ચાલતું નથી. પેજ ફરી લોડ કરો; પ્રાઇવેટ વિન્ડોમાં એ ન પણ હોય.',
    notSubscribed: 'પરમિશન છે, પણ આ ડિવાઇસમાં ચાલુ નથી. “પુશ નોટિફિકેશન ચાલુ કરો” દબાવો.',
    retired: 'સર્વર હવે આ ડિવાઇસ પર મોકલતું નથી. ફરી ચાલુ કરવા “પુશ નોટિફિકેશન ચાલુ કરો” દબાવો.',
  },

  tips: 'ડિવાઇસ ટિપ્સ',
  thisDevice: 'આ ડિવાઇસ',
  devices: { ios: 'iPhone અને iPad', android: 'Android', desktop: 'કમ્પ્યૂટર' },
  tipsFor: {
    ios: [
      'iOS 16.4 કે એથી નવું જોઈએ.',
      'શેર (Share) દબાવો, પછી “હોમ સ્ક્રીનમાં ઉમેરો” (Add to Home Screen), અને એપ ત્યાંથી ખોલો.',
      'સેટિંગ્સ, નોટિફિકેશન: ચાલુ કરો, અને જોઈ લો કે કોઈ ફોકસ ચાલુ નથી.',
    ],
    android: [
      'Chrome, સાઇટ સેટિંગ્સ: નોટિફિકેશન ચાલુ કરો.',
      'સેટિંગ્સ, એપ, બૅટરી: બ્રાઉઝર કે એપ પર રોક ન રાખો.',
      'જોઈ લો કે “ખલેલ પાડશો નહીં” (Do not disturb) બંધ છે.',
    ],
    desktop: [
      'એડ્રેસની બાજુમાં તાળું કે સ્લાઇડર: નોટિફિકેશન ચાલુ કરો.',
      'સિસ્ટમના સેટિંગ્સમાં પણ બ્રાઉઝરનાં નોટિફિકેશન ચાલુ હોવાં જોઈએ.',
      'બ્રાઉઝર ચાલુ હોવું જોઈએ, ભલે બૅકગ્રાઉન્ડમાં.',
    ],
  },

  user: 'તમારું એકાઉન્ટ',
  name: 'નામ',
  email: 'ઈમેલ',
  id: 'ID',
  premium: 'પ્રીમિયમ',
};
