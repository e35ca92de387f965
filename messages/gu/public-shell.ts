import type { Catalogue } from '#messages/catalogue.ts';
import type { publicShellText as english } from '../en/public-shell.ts';

export const publicShellText: Catalogue<typeof english> = {
  publicMenu: 'સાઇટ મેનુ',
  footerMenu: 'બીજાં પેજ',
  closeMenu: 'મેનુ બંધ કરો',
  about: 'અમારા વિશે',
  benefits: 'ફાયદા',
  events: 'ઇવેન્ટ્સ',
  contact: 'કૉન્ટેક્ટ',
  waitlist: 'વેઇટલિસ્ટ',
  terms: 'શરતો',
  privacy: 'પ્રાઇવસી',
  // Must fit on one line in the header of the narrowest phone.
  signIn: 'સાઇન\u00A0ઇન',
  switchToLight: 'લાઇટ થીમ કરો',
  switchToDark: 'ડાર્ક થીમ કરો',

  signOutUnconfirmed: 'સર્વર પર કદાચ તમે હજી સાઇન ઇન છો. ફરી ટ્રાય કરો.',
  signOutAgain: 'ફરી ટ્રાય કરો',
  signedOut: 'સાઇન આઉટ થઈ ગયું',
  signOutFailed: 'હજી સાઇન આઉટ થયું નથી',
  signOutFailedText: 'સર્વર તરફથી કન્ફર્મ થયું નથી. તમારું નેટ ચેક કરો અને ફરી ટ્રાય કરો.',
};
