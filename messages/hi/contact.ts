import type { Catalogue } from '#messages/catalogue.ts';
import type { contactText as english } from '../en/contact.ts';

export const contactText: Catalogue<typeof english> = {
  fieldsRequired: 'सारी ज़रूरी जानकारी भरें।',
  categoryInvalid: 'लिस्ट में से एक कैटेगरी चुनें।',
  categories: {
    general: 'कोई सवाल',
    support: 'ऐप में मदद',
    partnership: 'पार्टनरशिप',
    feedback: 'फ़ीडबैक',
    media: 'मीडिया',
    investment: 'इन्वेस्टमेंट',
    careers: 'करियर',
  },
};
