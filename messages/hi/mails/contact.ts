import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { contactMailText as english } from '../../en/mails/contact.ts';

export const contactMailText: Catalogue<typeof english> = {
  subject: `${brand.name} को आपका मैसेज मिल गया`,
  heading: (name) => `हैलो ${name},`,
  received: (category) => `आपका मैसेज आ गया है (${category})। इसे कोई इंसान ही पढ़ता है।`,
  next: 'हम 24 घंटे के अंदर इसी ईमेल पर जवाब देंगे।',
  erase: (supportEmail) => `अगर आपने हमें नहीं लिखा, तो ${supportEmail} पर बताएँ, हम मैसेज डिलीट कर देंगे।`,
  footer: 'यह ईमेल इसलिए आया क्योंकि हमारे कॉन्टैक्ट फ़ॉर्म में यह पता डाला गया।',
};
