import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/notes.ts';
import { isolated } from '../isolated.ts';

export const notesText: Catalogue<typeof english.notesText> = {
  onlyWriterChanges: 'જેણે આ નોંધ લખી છે, એ જ એને બદલી શકે',
  categories: {
    preferences: 'પસંદ-નાપસંદ',
    gifts: 'ગિફ્ટ આઇડિયા',
    food: 'ખાવા-પીવાનું',
    places: 'જગ્યાઓ',
    entertainment: 'એન્ટરટેઇનમેન્ટ',
    special: 'ખાસ',
  },
};

export const noteScreensText: Catalogue<typeof english.noteScreensText> = {
  title: 'પાર્ટનર નોંધ',
  lead: 'એકબીજાની યાદ રાખવા જેવી નાની નાની વાતો.',
  loading: 'તમારી નોંધ લોડ થાય છે…',
  failedTitle: 'નોંધ લોડ ન થઈ',
  failedText: 'બધું સલામત છે. ફરી ટ્રાય કરો.',
  add: 'નોંધ ઉમેરો',

  emptyTitle: 'હજી કોઈ નોંધ નથી',
  emptyText: 'ચા કેવી ભાવે છે, વીંટીનું માપ, એક વાર બોલાયેલું ફિલ્મનું નામ: ભૂલી જાઓ એ પહેલાં લખી લો.',
  emptyAction: 'પહેલી નોંધ લખો',
  createDate: 'ડેટ પ્લાન કરો',
  nothingFoundTitle: 'કોઈ નોંધ મળી નહીં',
  nothingFoundText: 'બીજા શબ્દો ટ્રાય કરો, અથવા બધી કૅટેગરીમાં જુઓ.',
  clearFilters: 'બધી નોંધ જુઓ',

  search: 'નોંધમાં શોધો',
  clearSearch: 'શોધેલું હટાવો',
  categories: 'કૅટેગરી',
  allCategories: 'બધી',
  tabs: 'કઈ નોંધ',
  tabAll: 'બધી નોંધ',
  tabPrivate: 'પ્રાઇવેટ',
  tabShared: 'શેર કરેલી',

  onlyYou: 'ફક્ત તમે',
  bothOfYou: 'તમે બંને',
  from: (name) => `${name ?? 'તમારા પાર્ટનર'} તરફથી`,
  changed: (day) => `બદલી: ${day}`,
  moreTags: (count) => `+${count}`,
  moreTagsLabel: (count) => (count === 1 ? 'બીજો 1 ટૅગ' : `બીજા ${count} ટૅગ`),
  tags: 'ટૅગ',
  edit: 'એડિટ કરો',
  delete: 'ડિલીટ કરો',
  deleteTitle: 'નોંધ ડિલીટ કરો',
  deleteText: 'આ નોંધ સાચે જ ડિલીટ કરવી છે?',

  addTitle: 'નોંધ ઉમેરો',
  editTitle: 'નોંધ એડિટ કરો',
  fieldTitle: 'ટાઇટલ',
  titleExample: 'ચા કેવી ભાવે છે',
  fieldCategory: 'કૅટેગરી',
  chooseCategory: 'કૅટેગરી પસંદ કરો',
  fieldContent: 'નોંધ',
  contentExample: 'આદુવાળી, અડધી ચમચી ખાંડ, કાચના ગ્લાસમાં તો નહીં જ',
  fieldTags: 'ટૅગ',
  fieldPrivate: 'પ્રાઇવેટ',
  privateHint: (name) =>
    `ફક્ત તમે વાંચી શકો. બંધ કરો તો ${name === null ? 'પાર્ટનર' : isolated(name)} વાંચી શકે, પણ બદલી ન શકે.`,
  create: 'નોંધ સેવ કરો',
  save: 'ફેરફાર સેવ કરો',

  created: 'નોંધ સેવ થઈ',
  updated: 'નોંધ બદલાઈ',
  deleted: 'નોંધ ડિલીટ થઈ',
  error: 'ગરબડ થઈ',
  createFailed: 'નોંધ સેવ ન થઈ',
  updateFailed: 'નોંધ ન બદલાઈ',
  deleteFailed: 'નોંધ ડિલીટ ન થઈ',
};
