import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/member-shell.ts';

export const sessionText: Catalogue<typeof english.sessionText> = {
  unauthorized: 'સાઇન ઇન જરૂરી છે',
  unauthorizedText: 'સાઇન આઉટ થઈ ગયું છે. ફરી સાઇન ઇન થાય છે…',
};

export const stepUpText: Catalogue<typeof english.stepUpText> = {
  title: 'આ તમે જ છો એ કન્ફર્મ કરો',
  text: 'આ ફેરફાર માટે બીજું સ્ટેપ ફરી એક વાર કરવું પડશે.',
  passwordText: 'આ માટે તમારો પાસવર્ડ ફરી એક વાર નાખવો પડશે.',
};

export const bellButtonText: Catalogue<typeof english.bellButtonText> = {
  bell: 'નોટિફિકેશન',
  bellWithNew: 'નોટિફિકેશન, કંઈક નવું છે',
  loading: 'નોટિફિકેશન લોડ થાય છે…',
};

export const restoringText: Catalogue<typeof english.restoringText> = {
  undo: 'પાછું લાવો',
  restored: 'પાછું આવી ગયું',
  restoreFailed: 'પાછું લાવી ન શકાયું',
};
