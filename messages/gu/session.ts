import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/session.ts';

export const sessionText: Catalogue<typeof english.sessionText> = {
  unauthorized: 'સાઇન ઇન જરૂરી છે',
  unauthorizedText: 'સાઇન આઉટ થઈ ગયું છે. ફરી સાઇન ઇન થાય છે…',
};

export const stepUpText: Catalogue<typeof english.stepUpText> = {
  title: 'આ તમે જ છો એ કન્ફર્મ કરો',
  text: 'આ ફેરફાર માટે બીજું સ્ટેપ ફરી એક વાર કરવું પડશે.',
};
