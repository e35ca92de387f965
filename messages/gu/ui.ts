import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/ui.ts';
import { isolated } from '../isolated.ts';

/** The texts of the design system itself, the same on every screen. */
export const uiText: Catalogue<typeof english.uiText> = {
  back: 'પાછા',
  close: 'બંધ કરો',
  cancel: 'રહેવા દો',
  partFailedTitle: 'આટલો ભાગ લોડ ન થયો',
  partFailedText: 'નેટ વચ્ચે અટક્યું. તમે લખેલું કશું ખોવાયું નથી.',
  required: 'જરૂરી',
  draftKept: 'તમે લખેલું હજી અહીં જ છે.',
  startOver: 'નવેસરથી લખો',
  retry: 'ફરી ટ્રાય કરો',
  loading: 'લોડ થાય છે…',
  removeTag: (tag) => `${isolated(tag)} ટૅગ કાઢો`,
  addTag: 'લખો, પછી Enter કે કૉમા દબાવો',
  optional: 'ઑપ્શનલ',
  choose: 'પસંદ કરો…',
  notifications: 'સૂચના',
  pullToRefresh: 'રિફ્રેશ કરવા નીચે ખેંચો',
  releaseToRefresh: 'છોડો એટલે રિફ્રેશ થશે',
  refreshing: 'રિફ્રેશ થાય છે…',
  percent: (value) => `${Math.round(value)}%`,
  noPhoto: 'ફોટો નથી',
};

/** Separate from the other texts, because the scripts of public pages include it. */
export const networkText: Catalogue<typeof english.networkText> = {
  offline: 'તમે ઑફલાઇન છો. નેટ આવે એટલે ફરી ટ્રાય કરો.',
  keepsNothing: 'તમે ઑફલાઇન છો અને આ ડિવાઇસ ફેરફાર સાચવી શકતું નથી. નેટ આવે એટલે ફરી ટ્રાય કરો.',
  keptHere: 'આ ડિવાઇસ પર સચવાયું છે. સર્વર હમણાં લઈ શકતું નથી; થોડી વારમાં ફરી મોકલાશે.',
  offlineBar: 'તમે ઑફલાઇન છો. છેલ્લે નેટ હતું ત્યારનું દેખાય છે.',
  undecided: 'તમારે નક્કી કરવાનું છે',
  waiting: 'નેટની રાહ જુએ છે',
  reference: (id) => `રેફરન્સ ${id}`,
  /** Words of a failed response that has none of its own. */
  status: (status) => (status < 500 ? 'સર્વરે ના પાડી' : 'સર્વરમાં ભૂલ થઈ'),
};
