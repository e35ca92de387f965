import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/important-date-screens.ts';
import { isolated } from '../isolated.ts';

export const importantDateScreensText: Catalogue<typeof english.importantDateScreensText> = {
  title: 'खास दिन',
  lead: 'बर्थडे, एनिवर्सरी, और वे दिन जो सिर्फ़ आपके हैं।',
  loading: 'खास दिन लोड हो रहे हैं…',
  failedTitle: 'खास दिन लोड नहीं हुए',
  failedText: 'सब सुरक्षित है। फिर कोशिश करें।',
  add: 'दिन जोड़ें',

  emptyTitle: 'अभी कोई खास दिन नहीं',
  emptyText: 'कोई बर्थडे, पहली मुलाकात का दिन, छत पर उत्तरायण: एक बार लिखें, और हर साल टाइम पर याद दिलाया जाएगा।',
  emptyAction: 'पहला खास दिन जोड़ें',

  categories: 'कैटेगरी',
  allCategories: 'सारे दिन',
  overview: 'एक नज़र में',
  total: 'कुल',
  upcomingCount: 'आने वाले',
  within30Days: '30 दिन के अंदर',
  comingSoon: 'जल्द ही',
  upcoming: 'आने वाले',
  noUpcoming: 'यहाँ आगे कुछ नहीं है।',
  past: 'बीते हुए',
  showAllPast: (count) => `सारे ${count} दिखाएँ`,

  days: 'दिन',

  // The first part is replaced by an icon if there is no room.
  everyYear: 'हर साल',
  reminder: 'रिमाइंडर',
  daysBefore: (days) => (days === 0 ? 'उसी दिन' : `${days} दिन पहले`),
  onlyYou: 'सिर्फ़ आप',
  addedBy: (name) => `${name ?? 'पार्टनर'} ने जोड़ा`,
  edit: 'एडिट करें',
  delete: 'डिलीट करें',
  deleteTitle: 'यह दिन डिलीट करें?',
  deleteText: (title, isForBoth) =>
    isForBoth ? `“${isolated(title)}” दोनों के लिए हट जाएगा।` : `“${isolated(title)}” हट जाएगा।`,

  addTitle: 'खास दिन जोड़ें',
  editTitle: 'खास दिन एडिट करें',
  fieldTitle: 'टाइटल',
  titleExample: 'हमारी पहली मुलाकात',
  fieldDate: 'तारीख',
  fieldCategory: 'कैटेगरी',
  chooseCategory: 'कैटेगरी चुनें',
  fieldDescription: 'डिटेल',
  descriptionExample: 'क्या याद रखना है, क्या तैयारी करनी है',
  fieldRecurring: 'हर साल',
  recurringHint: '29 फ़रवरी बाकी सालों में 28 को आएगा।',
  fieldReminder: 'रिमाइंडर',
  reminderHint: 'सुबह नौ बजे।',
  reminderOnTheDay: 'उसी दिन',
  fieldShared: 'शेयर करें',
  sharedHint: (name) =>
    `${name === null ? 'पार्टनर' : isolated(name)} को भी दिखेगा और याद दिलाया जाएगा, और वे भी इसे एडिट या डिलीट कर सकेंगे।`,
  create: 'सेव करें',
  save: 'बदलाव सेव करें',

  created: 'खास दिन जुड़ गया',
  updated: 'खास दिन अपडेट हुआ',
  deleted: 'खास दिन डिलीट हुआ',
  error: 'गड़बड़ हुई',
  createFailed: 'खास दिन नहीं जुड़ा',
  updateFailed: 'खास दिन अपडेट नहीं हुआ',
  deleteFailed: 'खास दिन डिलीट नहीं हुआ',
};
