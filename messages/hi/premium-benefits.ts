import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/premium-benefits.ts';

/** The benefits of Premium, in the order of the specification. Every list of them uses this one. */
export const premiumBenefits: Catalogue<typeof english.premiumBenefits> = {
  dates: 'अनलिमिटेड डेट प्लानिंग',
  memories: 'अनलिमिटेड यादें',
  offers: 'प्रीमियम डेट ऑफ़र',
  nudges: 'पार्टनर को इशारे और नोटिफ़िकेशन',
  planning: 'आपके लिए प्लानिंग में मदद',
  gifts: 'गिफ़्ट कॉन्सियर्ज',
  finances: 'पैसों का हिसाब',
  insights: 'पार्टनर इनसाइट्स',
  partnerships: 'गुजरात में हमसे जुड़ी जगहें',
};
