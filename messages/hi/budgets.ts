import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/budgets.ts';

export const budgetScreensText: Catalogue<typeof english.budgetScreensText> = {
  title: 'बजट',
  loading: 'बजट लोड हो रहा है…',
  failedTitle: 'बजट लोड नहीं हुआ',
  empty: 'महीने के खर्च की लिमिट रखें, कुल या सिर्फ़ बाहर खाने की। 80% पर और पूरी होने पर दोनों को पता चलेगा।',
  more: (count) => `${count} और बजट`,
  set: 'बजट तय करें',
  edit: 'बजट एडिट करें',
  spentOf: (spent, budget) => `${budget} में से ${spent}`,
  left: (amount) => `${amount} बाकी`,
  over: (amount) => `${amount} ज़्यादा`,
  progressOf: (budget) => `बजट: ${budget}`,

  dialogTitle: 'महीने का बजट',
  dialogText: 'आप दोनों के लिए, हर महीने की 1 तारीख से आखिरी दिन तक।',
  category: 'किस चीज़ का',
  remove: 'हटाएँ',
  saved: 'बजट सेव हो गया',
  removed: 'बजट हट गया',
  saveFailed: 'बजट सेव नहीं हुआ। फिर कोशिश करें।',
};
