import type { Catalogue } from '#messages/catalogue.ts';
import type { sessionText as english } from '../../en/screens/session.ts';

export const sessionText: Catalogue<typeof english> = {
  unauthorized: 'સાઇન ઇન જરૂરી છે',
  unauthorizedText: 'સાઇન આઉટ થઈ ગયું છે. ફરી સાઇન ઇન થાય છે…',
};
