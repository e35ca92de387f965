import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/joining.ts';
import { isolated } from '../isolated.ts';

/** The welcome of a new couple. */
export const joiningText: Catalogue<typeof english.joiningText> = {
  title: 'आप दोनों का स्वागत है',
  welcome: 'अब से यहाँ के प्लान और यादें आप दोनों की हैं।',
  since: 'कब से साथ हैं?',
  firstDay: 'आपका पहला दिन',
  firstDayHint: 'साथ के दिन इसी तारीख से गिने जाएँगे।',
  enteredBy: (name, date) => `${isolated(name)} ने आप दोनों के पहले दिन की तारीख लिखी: ${date}`,
  name: 'आप दोनों को क्या कहकर बुलाएँ?',
  save: 'सेव करें',
  skip: 'बाद में',
  begin: 'चलिए, शुरू करें',
};
