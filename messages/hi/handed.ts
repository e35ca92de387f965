import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/handed.ts';

export const handedText: Catalogue<typeof english.handedText> = {
  title: 'आपके मैसेज से',
  lead: 'मैसेज इसी डिवाइस पर पढ़े जाते हैं। जिन खर्चों पर आप टिक करें, वही जुड़ते हैं।',
  lost: 'वह यहाँ नहीं पहुँचा',
  lostText: 'फिर से शेयर करें।',
  isKnown: 'पहले से है',
  untitled: 'पेमेंट',
  reference: (number) => `रेफ़रेंस ${number}`,
  add: (count) => `${count.toLocaleString('en-IN')} खर्च जोड़ें`,
  added: (count) => (count === 1 ? '1 खर्च जुड़ गया' : `${count.toLocaleString('en-IN')} खर्च जुड़ गए`),
};
