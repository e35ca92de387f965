import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/pending.ts';
import { isolated } from '../isolated.ts';

export const pendingText: Catalogue<typeof english.pendingText> = {
  count: (count) => (count === 1 ? '1 बदलाव नेटवर्क का इंतज़ार कर रहा है' : `${count} बदलाव नेटवर्क का इंतज़ार कर रहे हैं`),
  countFailing: (count) =>
    count === 1
      ? '1 बदलाव इस डिवाइस पर सेव है। सर्वर अभी नहीं ले पा रहा; थोड़ी देर में फिर भेजा जाएगा।'
      : `${count} बदलाव इस डिवाइस पर सेव हैं। सर्वर अभी नहीं ले पा रहा; थोड़ी देर में फिर भेजे जाएँगे।`,
  undecided: (count) => (count === 1 ? '1 बदलाव पर फ़ैसला करें' : `${count} बदलावों पर फ़ैसला करें`),
  gallery: (photos) => (photos === 1 ? '1 पुरानी फ़ोटो जा रही है' : `${photos} पुरानी फ़ोटो जा रही हैं`),
  show: 'देखें',
  title: 'इस डिवाइस पर हुए बदलाव',
  text: 'बिना नेटवर्क आप जो भी लिखें, वह यहाँ रहता है और नेटवर्क आने पर अपने आप भेजा जाता है।',
  empty: 'सब कुछ भेजा जा चुका है।',
  listWaiting: 'नेटवर्क का इंतज़ार',
  sendNow: 'अभी भेजें',
  stillWaiting: 'अभी नहीं भेजे जा सके। नेटवर्क आते ही अपने आप भेजे जाएँगे।',
  heldUp: (status) =>
    `एक दिन से यह बदलाव हमारे सर्वर तक नहीं पहुँच रहा, बीच में ही जवाब आ जाता है (${status})। शायद इस Wi-Fi का अपना साइन इन बाकी है; किसी और नेटवर्क से कोशिश करें।`,
  listStale: 'दोनों ने बदला',
  listRefused: 'मंज़ूर नहीं हुआ',
  staleByName: (name) => `इस बीच ${isolated(name)} ने भी इसे बदला। किसका बदलाव रखें?`,
  staleByPartner: 'इस बीच पार्टनर ने भी इसे बदला। किसका बदलाव रखें?',
  theirs: (name) => (name === null ? 'उनका' : `${isolated(name)} का`),
  mine: 'आपका',
  keepTheirs: (name) => `${name === null ? 'उनका' : `${isolated(name)} का`} रखें`,
  keepMine: 'मेरा रखें',
  kinds: {
    create: 'नया',
    update: 'बदला',
    delete: 'डिलीट किया',
    restore: 'वापस लाया गया',
    respond: 'जवाब',
    comment: 'कमेंट',
    uncomment: 'कमेंट डिलीट',
    react: 'रिएक्शन',
    deposit: 'पैसे जोड़े',
    withdraw: 'पैसे निकाले',
    reset: '₹0 किया',
    fill: 'रकम लिखी',
    skip: 'एक दिन छोड़ा गया',
    unskip: 'छोड़ा हुआ दिन फिर जोड़ा गया',
    clear: 'हो चुके आइटम हटाए गए',
    read: 'पढ़ लिया',
  },
  copy: 'टेक्स्ट कॉपी करें',
  copied: 'टेक्स्ट कॉपी हुआ',
  copyFailed: 'टेक्स्ट कॉपी नहीं हुआ',
  retry: 'फिर कोशिश करें',
  drop: 'बदलाव डिलीट करें',
  signOutTitle: 'साइन आउट करने पर बदलाव खो जाएँगे। करें?',
  signOutText: (count) =>
    count === 1
      ? '1 बदलाव अभी भेजा नहीं गया। अभी साइन आउट करने पर वह खो जाएगा।'
      : `${count} बदलाव अभी भेजे नहीं गए। अभी साइन आउट करने पर वे खो जाएँगे।`,
  signOut: 'फिर भी साइन आउट करें',
};
