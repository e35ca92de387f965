import type { Catalogue } from '#messages/catalogue.ts';
import type { nudgesText as english } from '../en/nudges.ts';

export const nudgesText: Catalogue<typeof english> = {
  messageRequired: 'कुछ लिखें',
  messageTooLong: 'मैसेज बहुत लंबा है',
  typeInvalid: 'इशारे का मूड चुनें',
  needsPartner: 'पार्टनर के जुड़ते ही आप इशारे भेज सकते हैं',
  onlyReceiver: 'इस इशारे का जवाब वही दे सकते हैं जिन्हें यह मिला',
};
