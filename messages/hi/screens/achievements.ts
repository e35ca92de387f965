import type { Catalogue } from '#messages/catalogue.ts';
import type { achievementScreensText as english } from '../../en/screens/achievements.ts';

export const achievementScreensText: Catalogue<typeof english> = {
  title: 'लव माइलस्टोन',
  lead: 'आप दोनों ने साथ में जो किया, हर दिन।',
  loading: 'माइलस्टोन लोड हो रहे हैं…',
  failedTitle: 'माइलस्टोन लोड नहीं हुए',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',

  check: 'नए माइलस्टोन देखें',
  unlocked: 'नया लव माइलस्टोन!',
  unlockedText: (count) => (count === 1 ? 'आपने 1 नया माइलस्टोन पूरा किया' : `आपने ${count} नए माइलस्टोन पूरे किए`),
  updated: 'सफ़र में नया जुड़ गया',
  updatedText: 'आपकी लव स्टोरी अब पूरी तरह अपडेट है',
  failed: 'अपडेट नहीं हुआ',
  failedToUpdate: 'माइलस्टोन अपडेट नहीं हो पाए',

  achievedCount: (achieved, total) => `${achieved} माइलस्टोन पूरे, कुल ${total} में से`,
  points: 'लव पॉइंट्स',
  rarityCounts: 'हर लेवल के कितने माइलस्टोन पूरे हुए',
  latest: 'आपके नए माइलस्टोन',

  filter: 'कौन से माइलस्टोन',
  filters: {
    all: 'सभी',
    financial: 'पैसों का हिसाब',
    dates: 'एडवेंचर और नई जगहें',
    general: 'बातें और नज़दीकी',
    memories: 'यादें और क्रिएटिविटी',
  },
  rarities: {
    common: 'कॉमन',
    uncommon: 'कुछ खास',
    rare: 'रेयर',
    epic: 'एपिक',
    legendary: 'लेजेंडरी',
  },
  begun: 'जारी',
  done: 'मिलकर पूरे किए',
  ahead: 'आगे आने वाले',

  achieved: 'पूरा हुआ',
  isNew: 'नया',
  pointsOf: (points) => `${points} लव पॉइंट्स`,
  progress: (name) => `${name}: कितना हुआ`,
  progressOf: (done, target) => `${target} में से ${done}`,

  emptyTitle: 'आपकी लव स्टोरी यहाँ लिखी जाएगी',
  emptyText:
    'डेट पर जाएँ, यादें सँजोएँ, किसी चीज़ के लिए बचाएँ: साथ में जो भी करें, वह माइलस्टोन बनता है। जिन डेट के लिए दोनों ने हाँ कहा और जितने दिन आप यहाँ आएँ, उनसे कॉइन्स भी मिलते हैं।',
  createDate: 'डेट प्लान करें',
  createMemory: 'याद सँजोएँ',
};
