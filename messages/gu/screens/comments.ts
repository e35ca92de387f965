import type { Catalogue } from '#messages/catalogue.ts';
import type { commentsScreensText as english } from '../../en/screens/comments.ts';

export const commentsScreensText: Catalogue<typeof english> = {
  title: (subject) => `“${subject}” વિશે`,
  open: 'કમેન્ટ અને રિએક્શન',
  react: 'રિએક્શન આપો',
  reply: 'કમેન્ટ કરો',
  reactions: 'રિએક્શન',
  signs: ['પ્રેમ', 'હસવું', 'બહુ ગમ્યું', 'દુઃખ', 'ઉજવણી', 'આભાર'],
  reactionFailed: 'રિએક્શન સેવ ન થયું',
  reactedBy: (names) => `રિએક્શન: ${names}`,
  comments: 'કમેન્ટ',
  loading: 'કમેન્ટ લોડ થાય છે…',
  failedTitle: 'કમેન્ટ લોડ ન થઈ',
  failedText: 'બધું સલામત છે. ફરી ટ્રાય કરો.',
  empty: 'હજી કંઈ લખાયું નથી. પહેલો શબ્દ તમારો.',
  write: 'તમારી કમેન્ટ',
  send: 'કમેન્ટ મોકલો',
  sendFailed: 'કમેન્ટ મોકલાઈ નહીં',
  delete: 'કમેન્ટ ડિલીટ કરો',
  deleteTitle: 'આ કમેન્ટ ડિલીટ કરવી છે?',
  deleteText: 'તમારા બંને માટે જતી રહેશે.',
  deleteFailed: 'કમેન્ટ ડિલીટ ન થઈ',
  you: 'તમે',
  partner: 'પાર્ટનર',
  somebody: 'જેમનું એકાઉન્ટ હવે નથી',
  commentCount: (count) => `${count} કમેન્ટ`,
};
