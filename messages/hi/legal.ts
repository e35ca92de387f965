import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/legal.ts';

export const legalText: Catalogue<typeof english.legalText> = {
  contents: 'इस पेज पर',
  questionsTitle: 'सवाल',
  questions: 'हमें ईमेल करें, 24 घंटे के अंदर हमारी टीम से कोई जवाब देगा:',
  grievance: (officer) =>
    `पर्सनल डेटा की शिकायतें ${officer} के पास जाती हैं, इसी ईमेल एड्रेस पर। जवाब 24 घंटे के अंदर और फ़ैसला 15 दिन के अंदर मिलता है।`,
  grievanceOfficer: `${brand.name} के ग्रीवन्स ऑफ़िसर`,
  form: 'कॉन्टैक्ट फ़ॉर्म',
};
