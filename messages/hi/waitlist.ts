import type { Catalogue } from '#messages/catalogue.ts';
import type { waitlistText as english } from '../en/waitlist.ts';

export const waitlistText: Catalogue<typeof english> = {
  partner1Required: 'अपना नाम लिखें।',
  partner2Required: 'पार्टनर का नाम लिखें।',
  phoneRequired: 'फ़ोन नंबर डालें।',
  phoneInvalid: 'सही फ़ोन नंबर डालें',
  cityRequired: 'अपना शहर चुनें।',
  pilotLinkInvalid:
    'यह लिंक अब काम नहीं करता: इसे दो लोग इस्तेमाल कर चुके हैं, या इसका समय निकल गया। हमें ईमेल करें, हम देखते हैं।',
  pilotUsed: 'पायलट का प्रीमियम आपको पहले ही मिल चुका है।',
  stageInvalid: 'लिस्ट में से अपना रिश्ता चुनें।',
  sourceInvalid: 'लिस्ट में से चुनें कि हमारे बारे में कहाँ सुना।',
  stages: {
    dating: 'डेटिंग',
    engaged: 'सगाई हो गई',
    married: 'शादी हो गई',
    'long-term': 'लंबे समय से साथ',
  },
  sources: {
    'social-media': 'सोशल मीडिया',
    'friend-referral': 'किसी दोस्त ने बताया',
    'search-engine': 'सर्च करते हुए',
    advertisement: 'किसी ऐड में',
    'blog-article': 'ब्लॉग या आर्टिकल में',
    other: 'कहीं और',
  },
};
