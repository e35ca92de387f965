import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/notes.ts';
import { isolated } from '../isolated.ts';

export const notesText: Catalogue<typeof english.notesText> = {
  onlyWriterChanges: 'यह नोट पार्टनर का है, इसे वही बदल सकते हैं',
  categories: {
    preferences: 'पसंद-नापसंद',
    gifts: 'गिफ़्ट आइडिया',
    food: 'खाना',
    places: 'जगहें',
    entertainment: 'एंटरटेनमेंट',
    special: 'खास',
  },
};

export const noteScreensText: Catalogue<typeof english.noteScreensText> = {
  title: 'पार्टनर नोट',
  lead: 'एक-दूसरे की वे छोटी बातें जो याद रखनी हैं।',
  loading: 'नोट लोड हो रहे हैं…',
  failedTitle: 'नोट लोड नहीं हुए',
  failedText: 'सब सुरक्षित है। फिर कोशिश करें।',
  add: 'नोट जोड़ें',

  emptyTitle: 'अभी कोई नोट नहीं',
  emptyText: 'चाय कैसी पसंद है, अंगूठी का साइज़, वह फ़िल्म जिसका एक बार ज़िक्र हुआ: भूलने से पहले लिख लें।',
  emptyAction: 'पहला नोट लिखें',
  createDate: 'डेट प्लान करें',
  nothingFoundTitle: 'ऐसा कोई नोट नहीं',
  nothingFoundText: 'कुछ और लिखकर देखें, या सारी कैटेगरी में खोजें।',
  clearFilters: 'सारे नोट दिखाएँ',

  search: 'नोट में खोजें',
  clearSearch: 'खोज मिटाएँ',
  categories: 'कैटेगरी',
  allCategories: 'सभी',
  tabs: 'कौन से नोट',
  tabAll: 'सारे नोट',
  tabPrivate: 'प्राइवेट',
  tabShared: 'शेयर किए हुए',

  onlyYou: 'सिर्फ़ आप',
  bothOfYou: 'आप दोनों',
  from: (name) => `${name ?? 'पार्टनर'} की तरफ़ से`,
  changed: (day) => `आखिरी बदलाव: ${day}`,
  moreTags: (count) => `+${count}`,
  moreTagsLabel: (count) => `${count} और टैग`,
  tags: 'टैग',
  edit: 'एडिट करें',
  delete: 'डिलीट करें',
  deleteTitle: 'नोट डिलीट करें',
  deleteText: 'यह नोट सच में डिलीट करना है?',

  addTitle: 'नोट जोड़ें',
  editTitle: 'नोट एडिट करें',
  fieldTitle: 'टाइटल',
  titleExample: 'चाय कैसी पसंद है',
  fieldCategory: 'कैटेगरी',
  chooseCategory: 'कैटेगरी चुनें',
  fieldContent: 'नोट',
  contentExample: 'अदरक वाली, आधा चम्मच चीनी, गिलास में कभी नहीं',
  fieldTags: 'टैग',
  fieldPrivate: 'प्राइवेट',
  privateHint: (name) =>
    `सिर्फ़ आपको दिखेगा। बंद करें तो ${name === null ? 'पार्टनर' : isolated(name)} को भी दिखेगा, पर वे इसे बदल नहीं सकेंगे।`,
  create: 'नोट सेव करें',
  save: 'बदलाव सेव करें',

  created: 'नोट सेव हुआ',
  updated: 'नोट अपडेट हुआ',
  deleted: 'नोट डिलीट हुआ',
  error: 'गड़बड़ हुई',
  createFailed: 'नोट सेव नहीं हुआ',
  updateFailed: 'नोट अपडेट नहीं हुआ',
  deleteFailed: 'नोट डिलीट नहीं हुआ',
};
