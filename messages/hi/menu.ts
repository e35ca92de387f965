import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/menu.ts';

export const menuText: Catalogue<typeof english.menuText> = {
  experiences: (product) => `${product} एक्सपीरियंस`,
  dateOffers: 'डेट ऑफ़र',
  ourYear: 'हमारा साल',
  partnerNotes: 'पार्टनर नोट',
  partnerInsights: 'पार्टनर इनसाइट्स',
  importantDates: 'खास दिन',
  lists: 'लिस्ट',
  achievements: 'लव माइलस्टोन',
  redeem: 'कॉइन्स रिडीम करें',
  nudges: 'इशारे',
  concierge: 'कॉन्सियर्ज',
  dailyQuestion: 'आज का सवाल',
  profile: 'प्रोफ़ाइल सेटिंग्स',
  subscription: 'सब्सक्रिप्शन',
  admin: 'एडमिन',
  signOutText: 'जो लिखकर सेव नहीं किया, वह भी चला जाएगा। जब चाहें, फिर से साइन इन करें।',
  premium: 'प्रीमियम',
  theme: 'थीम',
  themeLight: 'लाइट',
  themeDark: 'डार्क',
  themeSystem: 'सिस्टम',
  languageFailed: 'भाषा बदली नहीं जा सकी',
};
