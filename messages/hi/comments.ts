import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/comments.ts';
import { isolated } from '../isolated.ts';

export const commentsText: Catalogue<typeof english.commentsText> = {
  onlyWriter: 'दूसरे का कमेंट डिलीट नहीं किया जा सकता',
  commented: (firstName) => `${isolated(firstName)} ने कमेंट लिखा`,
  commentOn: (title, words) => `${isolated(title)}: ${words}`,
  reacted: (firstName, emoji) => `${isolated(firstName)} ने ${emoji} भेजा`,
  several: (firstName) => `${isolated(firstName)} ने कमेंट और रिएक्शन भेजे`,
  severalMessage: (figure, count) => (count === 1 ? 'एक नया कमेंट या रिएक्शन' : `${figure} नए कमेंट और रिएक्शन`),
};

export const commentsScreensText: Catalogue<typeof english.commentsScreensText> = {
  title: (subject) => `“${subject}” के बारे में`,
  open: 'कमेंट और रिएक्शन',
  react: 'रिएक्शन दें',
  reply: 'कमेंट करें',
  reactions: 'रिएक्शन',
  signs: ['प्यार', 'हँसी', 'बहुत पसंद', 'दुख', 'जश्न', 'शुक्रिया'],
  reactionFailed: 'रिएक्शन सेव नहीं हुआ',
  reactedBy: (names) => `रिएक्शन: ${isolated(names)}`,
  comments: 'कमेंट',
  loading: 'कमेंट लोड हो रहे हैं…',
  failedTitle: 'कमेंट लोड नहीं हुए',
  failedText: 'सब सुरक्षित है। फिर कोशिश करें।',
  empty: 'अभी कुछ नहीं लिखा गया। पहली बात आपकी।',
  write: 'आपका कमेंट',
  send: 'कमेंट भेजें',
  sendFailed: 'कमेंट नहीं भेजा गया',
  delete: 'कमेंट डिलीट करें',
  deleteTitle: 'यह कमेंट डिलीट करें?',
  deleteText: 'दोनों के लिए हट जाएगा।',
  deleteFailed: 'कमेंट डिलीट नहीं हुआ',
  you: 'आप',
  partner: 'पार्टनर',
  somebody: 'जिनका अकाउंट अब नहीं है',
  commentCount: (count) => `${count} कमेंट`,
};
