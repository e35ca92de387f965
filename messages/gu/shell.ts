import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/shell.ts';

export const shellText: Catalogue<typeof english.shellText> = {
  loading: 'લોડ થાય છે…',
  crashTitle: 'આ પેજ અટકી ગયું',
  crashText: 'તમે સેવ કરેલું કશું ખોવાયું નથી. પેજ ફરી લોડ કરો; ફરી આવું થાય તો અમને જણાવો.',
  reload: 'ફરી લોડ કરો',
  skipToContent: 'સીધા કન્ટેન્ટ પર જાઓ',

  mainMenu: 'મેઇન મેનુ',
  openMenu: 'મેનુ',
  home: 'હોમ',
  dates: 'ડેટ્સ',
  memories: 'યાદો',
  money: 'હિસાબ',
  more: 'વધુ',

  dashboard: 'ડૅશબોર્ડ',
  datePlanning: 'ડેટ પ્લાનિંગ',
  calendar: 'કૅલેન્ડર',
  finances: 'હિસાબ',
  signOut: 'સાઇન આઉટ',
  signOutTitle: 'આ ડિવાઇસમાંથી સાઇન આઉટ કરવું છે?',
  openProfile: 'પ્રોફાઇલ',
  sendNudge: 'ટહુકો મોકલો',
  beingChecked: 'પેમેન્ટ ચેક થાય છે',
  upgradeForNudges: 'ટહુકા માટે પ્રીમિયમ લો',

  language: 'ભાષા',
};
