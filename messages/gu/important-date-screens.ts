import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/important-date-screens.ts';
import { isolated } from '../isolated.ts';

export const importantDateScreensText: Catalogue<typeof english.importantDateScreensText> = {
  title: 'ખાસ તારીખો',
  lead: 'બર્થડે, એનિવર્સરી, અને એ દિવસો જે ફક્ત તમારા બંનેના છે.',
  loading: 'તમારી ખાસ તારીખો લોડ થાય છે…',
  failedTitle: 'ખાસ તારીખો લોડ ન થઈ',
  failedText: 'બધું સલામત છે. ફરી ટ્રાય કરો.',
  add: 'તારીખ ઉમેરો',

  emptyTitle: 'હજી કોઈ ખાસ તારીખ નથી',
  emptyText: 'બર્થડે, પહેલી મુલાકાત, ધાબા પરની ઉત્તરાયણ: એક વાર ઉમેરો, દર વર્ષે ટાઇમસર યાદ કરાવીશું.',
  emptyAction: 'પહેલી તારીખ ઉમેરો',

  categories: 'કૅટેગરી',
  allCategories: 'બધી તારીખો',
  overview: 'એક નજરે',
  total: 'કુલ',
  upcomingCount: 'આવનારી',
  within30Days: '30 દિવસમાં',
  comingSoon: 'જલદી આવે છે',
  upcoming: 'આવનારી',
  noUpcoming: 'હમણાં અહીં કોઈ તારીખ આવતી નથી.',
  past: 'વીતેલી',
  showAllPast: (count) => `બધી ${count} જુઓ`,

  days: 'દિવસ',

  // The first part is replaced by an icon if there is no room.
  everyYear: 'દર વર્ષે',
  reminder: 'રિમાઇન્ડર',
  daysBefore: (days) => (days === 0 ? 'એ જ દિવસે' : `${days} દિવસ પહેલાં`),
  onlyYou: 'ફક્ત તમે',
  addedBy: (name) => `${name ?? 'તમારા પાર્ટનર'} તરફથી`,
  edit: 'એડિટ કરો',
  delete: 'ડિલીટ કરો',
  deleteTitle: 'આ તારીખ ડિલીટ કરવી છે?',
  deleteText: (title, isForBoth) =>
    isForBoth ? `“${isolated(title)}” બંને માટે ડિલીટ થઈ જશે.` : `“${isolated(title)}” ડિલીટ થઈ જશે.`,

  addTitle: 'ખાસ તારીખ ઉમેરો',
  editTitle: 'ખાસ તારીખ એડિટ કરો',
  fieldTitle: 'ટાઇટલ',
  titleExample: 'આપણી પહેલી મુલાકાત',
  fieldDate: 'તારીખ',
  fieldCategory: 'કૅટેગરી',
  chooseCategory: 'કૅટેગરી પસંદ કરો',
  fieldDescription: 'વિગત',
  descriptionExample: 'શું યાદ રાખવું, શું તૈયાર રાખવું',
  fieldRecurring: 'દર વર્ષે',
  recurringHint: '29 ફેબ્રુઆરી બીજાં વર્ષોમાં 28મીએ ગણાશે.',
  fieldReminder: 'રિમાઇન્ડર',
  reminderHint: 'સવારે નવ વાગ્યે.',
  reminderOnTheDay: 'એ જ દિવસે',
  fieldShared: 'શેર કરેલી',
  sharedHint: (name) =>
    `${name === null ? 'પાર્ટનર' : isolated(name)}ને દેખાશે, એમને પણ યાદ કરાવાશે, અને એ પણ એડિટ કે ડિલીટ કરી શકશે.`,
  create: 'તારીખ સેવ કરો',
  save: 'ફેરફાર સેવ કરો',

  created: 'તારીખ ઉમેરાઈ',
  updated: 'તારીખ બદલાઈ',
  deleted: 'તારીખ ડિલીટ થઈ',
  error: 'ગરબડ થઈ',
  createFailed: 'ખાસ તારીખ ન ઉમેરાઈ',
  updateFailed: 'ખાસ તારીખ ન બદલાઈ',
  deleteFailed: 'ખાસ તારીખ ડિલીટ ન થઈ',
};
