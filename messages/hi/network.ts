import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/network.ts';

/** Separate from the other texts, because the scripts of public pages include it. */
export const networkText: Catalogue<typeof english.networkText> = {
  offline: 'आप ऑफ़लाइन हैं। नेटवर्क आने पर फिर कोशिश करें।',
  keepsNothing: 'आप ऑफ़लाइन हैं और यह डिवाइस बदलाव सेव नहीं कर सकता। नेटवर्क आने पर फिर कोशिश करें।',
  offlineBar: 'आप ऑफ़लाइन हैं। पिछली बार जो था, वही दिख रहा है।',
  waiting: 'नेटवर्क का इंतज़ार',
  reference: (id) => `रेफ़रेंस ${id}`,
};
