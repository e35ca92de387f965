import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/network.ts';

/** Separate from the other texts, because the scripts of public pages include it. */
export const networkText: Catalogue<typeof english.networkText> = {
  offline: 'તમે ઑફલાઇન છો. નેટ આવે એટલે ફરી ટ્રાય કરો.',
  keepsNothing: 'તમે ઑફલાઇન છો અને આ ડિવાઇસ ફેરફાર સાચવી શકતું નથી. નેટ આવે એટલે ફરી ટ્રાય કરો.',
  offlineBar: 'તમે ઑફલાઇન છો. છેલ્લે નેટ હતું ત્યારનું દેખાય છે.',
  waiting: 'નેટની રાહ જુએ છે',
  reference: (id) => `રેફરન્સ ${id}`,
};
