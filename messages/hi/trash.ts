import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/trash.ts';
import { isolated } from '../isolated.ts';

export const trashText: Catalogue<typeof english.trashText> = {
  gone: 'इसे अब वापस नहीं लाया जा सकता।',
  onlyAuthorDeletes: '30 दिन पूरे होने से पहले इसे हमेशा के लिए वही डिलीट कर सकते हैं जिन्होंने इसे जोड़ा था।',
  kindRequired: 'डिलीट हुई कई चीज़ों की यही ID है। बताएँ कि किस तरह की चीज़ डिलीट करनी है।',
};

const deleted = {
  date: 'डिलीट की',
  memory: 'डिलीट की',
  expense: 'डिलीट किया',
  goal: 'डिलीट किया',
  list: 'डिलीट की',
  note: 'डिलीट किया',
  important_date: 'डिलीट किया',
  private_expense: 'डिलीट किया',
};

/** The screen of deleted records that can be restored. */
export const trashScreensText: Catalogue<typeof english.trashScreensText> = {
  title: 'हाल में डिलीट हुआ',
  text: 'डिलीट की हुई चीज़ें यहाँ 30 दिन रुकती हैं।',
  loading: 'डिलीट की हुई चीज़ें लोड हो रही हैं…',
  failedTitle: 'डिलीट की हुई चीज़ें लोड नहीं हुईं',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',
  empty: 'यहाँ अभी कुछ नहीं है। जो डिलीट करें वह 30 दिन यहीं रहता है, कहीं मन बदल जाए।',
  kinds: {
    date: 'डेट',
    memory: 'याद',
    expense: 'खर्च',
    goal: 'सेविंग गोल',
    list: 'लिस्ट',
    note: 'नोट',
    important_date: 'खास दिन',
    private_expense: 'प्राइवेट खर्च',
  },
  deletedBy: (name, kind) => `${isolated(name)}\u00A0ने ${deleted[kind]}`,
  deletedByYou: (kind) => `आपने ${deleted[kind]}`,
  daysLeft: (days) => (days <= 1 ? 'आखिरी\u00A0दिन' : `${days}\u00A0दिन\u00A0बाकी`),
  restore: 'वापस लाएँ',
  deleteForGood: 'हमेशा के लिए डिलीट करें',
  deleteTitle: 'हमेशा के लिए डिलीट करें?',
  deleteText: (title) => `इसके बाद “${isolated(title)}” को कभी वापस नहीं लाया जा सकेगा।`,
  showMore: 'और दिखाएँ',
  deletedForGood: 'हमेशा के लिए डिलीट हुआ',
  deleteFailed: 'डिलीट नहीं हुआ',
};
