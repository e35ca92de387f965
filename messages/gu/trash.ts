import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/trash.ts';
import { isolated } from '../isolated.ts';
import { agent } from './agent.ts';

export const trashText: Catalogue<typeof english.trashText> = {
  gone: 'હવે આ પાછું લાવી નહીં શકાય.',
  onlyAuthorDeletes: '30 દિવસ પૂરા થાય એ પહેલાં, જેમણે આ ઉમેર્યું હોય એ જ આને કાયમ માટે ડિલીટ કરી શકે.',
  kindRequired: 'ડિલીટ કરેલી એકથી વધારે વસ્તુઓની આ ID છે. કયા પ્રકારની ડિલીટ કરવી છે એ કહો.',
};

const deleted = {
  date: 'ડિલીટ કરી',
  memory: 'ડિલીટ કરી',
  expense: 'ડિલીટ કર્યો',
  goal: 'ડિલીટ કર્યો',
  list: 'ડિલીટ કર્યું',
  note: 'ડિલીટ કરી',
  important_date: 'ડિલીટ કરી',
  private_expense: 'ડિલીટ કર્યો',
};

/** The screen of deleted records that can be restored. */
export const trashScreensText: Catalogue<typeof english.trashScreensText> = {
  title: 'હમણાં ડિલીટ કરેલું',
  text: 'તમે ડિલીટ કરો એ અહીં 30 દિવસ રહે છે.',
  loading: 'ડિલીટ કરેલું લોડ થાય છે…',
  failedTitle: 'ડિલીટ કરેલું લોડ ન થયું',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',
  empty: 'અહીં કશું નથી. તમે ડિલીટ કરો એ 30 દિવસ રહે છે, કદાચ પાછું જોઈએ તો.',
  kinds: {
    date: 'ડેટ',
    memory: 'યાદ',
    expense: 'ખર્ચ',
    goal: 'બચતનો ગોલ',
    list: 'લિસ્ટ',
    note: 'નોંધ',
    important_date: 'ખાસ તારીખ',
    private_expense: 'પ્રાઇવેટ ખર્ચ',
  },
  deletedBy: (name, kind) => `${agent(name)} ${deleted[kind]}`,
  deletedByYou: (kind) => `તમે ${deleted[kind]}`,
  daysLeft: (days) => (days <= 1 ? 'છેલ્લો દિવસ' : `${days}\u00A0દિવસ\u00A0બાકી`),
  restore: 'પાછું લાવો',
  deleteForGood: 'કાયમ માટે ડિલીટ કરો',
  deleteTitle: 'કાયમ માટે ડિલીટ કરવું છે?',
  deleteText: (title) => `“${isolated(title)}” પછી કદી પાછું નહીં આવે.`,
  showMore: 'વધુ જુઓ',
  deletedForGood: 'કાયમ માટે ડિલીટ થયું',
  deleteFailed: 'ડિલીટ ન થયું',
};
