import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/list-form.ts';

export const listFormText: Catalogue<typeof english.listFormText> = {
  examples: {
    shopping: 'दूध, चावल, चाय…',
    chores: 'पौधों को पानी, बिजली का बिल…',
    packing: 'सनस्क्रीन, चार्जर, टिकट…',
    wishes: 'माँ के लिए साड़ी, गोवा में वीकेंड…',
    other: 'जो याद आए…',
  },
  expenseMade: 'खर्च में जुड़ गया',
};
