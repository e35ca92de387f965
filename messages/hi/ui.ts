import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/ui.ts';
import { isolated } from '../isolated.ts';

/** The texts of the design system itself, the same on every screen. */
export const uiText: Catalogue<typeof english.uiText> = {
  back: 'वापस',
  close: 'बंद करें',
  cancel: 'रहने दें',
  partFailedTitle: 'यह हिस्सा लोड नहीं हुआ',
  partFailedText: 'नेटवर्क से पूरा जवाब नहीं आया। आपका लिखा कुछ नहीं खोया।',
  required: 'ज़रूरी',
  draftKept: 'आपका ड्राफ़्ट यहीं है।',
  startOver: 'नए सिरे से लिखें',
  retry: 'फिर कोशिश करें',
  loading: 'लोड हो रहा है…',
  removeTag: (tag) => `${isolated(tag)} टैग हटाएँ`,
  addTag: 'लिखकर Enter या कॉमा दबाएँ',
  optional: 'चाहें तो',
  choose: 'चुनें…',
  notifications: 'मैसेज',
  pullToRefresh: 'रिफ़्रेश के लिए खींचें',
  releaseToRefresh: 'रिफ़्रेश के लिए छोड़ें',
  refreshing: 'रिफ़्रेश हो रहा है…',
  percent: (value) => `${Math.round(value)}%`,
  noPhoto: 'फ़ोटो नहीं',
};

/** Separate from the other texts, because the scripts of public pages include it. */
export const networkText: Catalogue<typeof english.networkText> = {
  offline: 'आप ऑफ़लाइन हैं। नेटवर्क आने पर फिर कोशिश करें।',
  keepsNothing: 'आप ऑफ़लाइन हैं और यह डिवाइस बदलाव सेव नहीं कर सकता। नेटवर्क आने पर फिर कोशिश करें।',
  keptHere: 'इस डिवाइस पर सेव है। सर्वर अभी नहीं ले पा रहा; थोड़ी देर में फिर भेजा जाएगा।',
  offlineBar: 'आप ऑफ़लाइन हैं। पिछली बार जो था, वही दिख रहा है।',
  undecided: 'आपके फ़ैसले का इंतज़ार',
  waiting: 'नेटवर्क का इंतज़ार',
  reference: (id) => `रेफ़रेंस ${id}`,
  /** Words of a failed response that has none of its own. */
  status: (status) => (status < 500 ? 'सर्वर ने मना कर दिया' : 'सर्वर में गड़बड़ी हुई'),
};
