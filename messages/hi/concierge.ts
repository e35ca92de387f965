import type { Catalogue } from '#messages/catalogue.ts';
import type { conciergeText as english } from '../en/concierge.ts';

export const conciergeText: Catalogue<typeof english> = {
  kindInvalid: 'बताएँ कि गिफ़्ट चाहिए या प्लान',
  stateInvalid: 'दिए हुए स्टेटस में से एक चुनें',
  occasionRequired: 'मौका क्या है, बताएँ',
  budgetRequired: 'अपना बजट बताएँ',
  budgetBounds: (least, most) => `बजट ₹${least} से ₹${most} के बीच चुनें`,
  dayInvalid: 'सही तारीख चुनें',
  dayPast: 'आगे की कोई तारीख चुनें',
  wishesRequired: 'आपको क्या चाहिए, बताएँ',
  answerRequired: 'जवाब लिखें',
  tooManyOpen: (max) =>
    max === 1
      ? 'आपकी एक रिक्वेस्ट का जवाब आना बाकी है। उसका इंतज़ार करें या उसे वापस लें।'
      : `आपकी ${max} रिक्वेस्ट के जवाब आने बाकी हैं। किसी एक का इंतज़ार करें या एक वापस लें।`,
  alreadyDecided: 'इस रिक्वेस्ट का जवाब आ चुका है, या यह वापस ली जा चुकी है',
  kinds: { gift: 'गिफ़्ट', planning: 'प्लान' },

  answeredTitle: { gift: 'आपके लिए गिफ़्ट के आइडिया आ गए', planning: 'आपके प्लान पर जवाब आ गया' },
  answeredQuietly: 'हमारा जवाब आ गया है',
  openToRead: 'पढ़ने के लिए ऐप खोलें।',
};
