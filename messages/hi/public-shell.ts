import type { Catalogue } from '#messages/catalogue.ts';
import type { publicShellText as english } from '../en/public-shell.ts';

export const publicShellText: Catalogue<typeof english> = {
  publicMenu: 'साइट का मेन्यू',
  footerMenu: 'और पेज',
  closeMenu: 'मेन्यू बंद करें',
  about: 'हमारे बारे में',
  benefits: 'फ़ायदे',
  events: 'इवेंट',
  contact: 'कॉन्टैक्ट',
  waitlist: 'वेटलिस्ट',
  terms: 'शर्तें',
  privacy: 'प्राइवेसी',
  signIn: 'साइन इन',
  switchToLight: 'लाइट थीम चुनें',
  switchToDark: 'डार्क थीम चुनें',

  signOutUnconfirmed: 'हो सकता है, सर्वर पर आप अभी भी साइन इन हों। फिर कोशिश करें।',
  signOutAgain: 'फिर कोशिश करें',
  signedOut: 'साइन आउट हो गया',
  signOutFailed: 'अभी तक साइन आउट नहीं हुआ',
  signOutFailedText: 'सर्वर से यह कन्फ़र्म नहीं हुआ। नेटवर्क देखकर फिर कोशिश करें।',
};
