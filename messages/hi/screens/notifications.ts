import type { Catalogue } from '#messages/catalogue.ts';
import type { bellText as english } from '../../en/screens/notifications.ts';

/** The bell of the header, its dialog, and the card that offers notifications. */
export const bellText: Catalogue<typeof english> = {
  failedTitle: 'नोटिफ़िकेशन लोड नहीं हुए',
  failedText: 'नेटवर्क देखकर फिर कोशिश करें।',
  emptyTitle: 'सब शांत है',
  emptyText: 'आप दोनों के इशारे, डेट और रिमाइंडर यहाँ आते हैं।',
  emptyAction: 'डेट प्लान करें',
  showMore: 'और दिखाएँ',
  timesAlike: (count) => `${count} बार`,
  markAll: 'सबको पढ़ा हुआ करें',
  allRead: 'सारे नोटिफ़िकेशन पढ़ लिए',
  allReadText: 'अब कोई नया बाकी नहीं।',
  markFailed: 'पढ़ा हुआ मार्क नहीं हुआ',
  markFailedText: 'फिर कोशिश करें।',
  new: 'नया',
  check: 'इस डिवाइस पर नोटिफ़िकेशन जाँचें',
  types: {
    nudge: 'इशारा',
    achievement: 'माइलस्टोन',
    deal: 'ऑफ़र',
    reminder: 'रिमाइंडर',
    other: 'मैसेज',
  },

  offerTitle: 'पार्टनर को आपकी याद आए, तो पता चले',
  offerText: 'इशारे, नई डेट और रिमाइंडर, ऐप बंद हो तब भी। कोई ऐड नहीं।',
  enable: 'चालू करें',
  notNow: 'अभी नहीं',
  permissionDenied: 'नोटिफ़िकेशन की परमिशन नहीं मिली',
  noWorker: 'इस ब्राउज़र में ऐप का बैकग्राउंड वाला हिस्सा नहीं चल रहा',
  noKeys: 'ब्राउज़र से key नहीं मिली',
  saveFailed: (answer) => `नोटिफ़िकेशन चालू नहीं हुए: ${answer}`,
};
