import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/concierge.ts';
import { isolated } from '../isolated.ts';

export const conciergeText: Catalogue<typeof english.conciergeText> = {
  dayPast: 'आगे की कोई तारीख चुनें',
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

export const conciergeScreensText: Catalogue<typeof english.conciergeScreensText> = {
  title: 'कॉन्सियर्ज',
  lead: 'बताएँ, क्या चाहिए। हमारी टीम के लोग 24 घंटे के अंदर जवाब देते हैं।',

  offers: {
    gift: {
      title: 'गिफ़्ट कॉन्सियर्ज',
      text: 'गिफ़्ट के आइडिया, और वे कहाँ मिलेंगे। आपका सवाल और हमारा जवाब सिर्फ़ आपको दिखता है।',
      action: 'गिफ़्ट के आइडिया माँगें',
    },
    planning: {
      title: 'प्लानिंग में मदद',
      text: 'एक शाम, एक ट्रिप, एक दावत: जगह, बजट और मूड बताएँ। रिक्वेस्ट और प्लान दोनों को दिखते हैं।',
      action: 'प्लान माँगें',
    },
  },

  gateTitle: 'कॉन्सियर्ज प्रीमियम फ़ीचर है',
  gateText: 'गिफ़्ट के आइडिया जो सरप्राइज़ ही रहें, और आप दोनों के लिए प्लान, जो हमारी टीम 24 घंटे में सोचकर देती है।',
  upgrade: 'प्रीमियम लें',

  formTitle: { gift: 'गिफ़्ट के आइडिया माँगें', planning: 'प्लान माँगें' },
  formText: {
    gift: 'यह सिर्फ़ आपको और हमारी टीम को दिखता है।',
    planning: 'यह आप दोनों को और हमारी टीम को दिखता है।',
  },
  occasion: 'मौका',
  occasionExample: { gift: 'तीसवाँ बर्थडे', planning: 'हमारी एनिवर्सरी' },
  suggestions: 'सुझाव',
  suggested: {
    gift: ['बर्थडे', 'एनिवर्सरी', 'दिवाली', 'रक्षाबंधन', 'बस यूँ ही'],
    planning: ['एनिवर्सरी की शाम', 'प्रपोज़ करना है', 'वीकेंड ट्रिप', 'नवरात्रि की रात', 'शहर में एक दिन'],
  },
  forDate: 'किस दिन',
  budget: 'बजट रुपयों में',
  wishes: 'क्या चाहिए',
  wishesExample: {
    gift: 'क्या पसंद है, क्या पहले से है, और क्या बिल्कुल नहीं।',
    planning: 'कहाँ, खाने में क्या पसंद है, कितनी दूर तक जाना ठीक है, और क्या बिल्कुल नहीं।',
  },
  send: 'रिक्वेस्ट भेजें',
  sent: 'आपकी रिक्वेस्ट हमें मिल गई',
  sentText: 'हमारा जवाब 24 घंटे के अंदर आएगा।',
  sendFailed: 'रिक्वेस्ट नहीं भेजी जा सकी',

  requests: 'आपकी रिक्वेस्ट',
  loading: 'रिक्वेस्ट लोड हो रही हैं…',
  failedTitle: 'रिक्वेस्ट लोड नहीं हुईं',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',
  emptyTitle: 'अभी कोई रिक्वेस्ट नहीं',
  emptyText: 'आप जो पूछें, वह हमारे जवाब के साथ यहाँ दिखेगा।',

  kinds: { gift: 'गिफ़्ट', planning: 'प्लान' },
  states: { waiting: 'जवाब बाकी', answered: 'जवाब आया', withdrawn: 'वापस ली' },
  onlyYou: 'सिर्फ़ आपको दिखता है',
  askedBy: (firstName, kind) => `${isolated(firstName)} ने ${kind === 'gift' ? 'गिफ़्ट के आइडिया माँगे' : 'प्लान माँगा'}`,
  upTo: (rupees) => `${rupees} तक`,
  forDay: (day) => `${day} के लिए`,
  asked: (when) => `पूछा: ${when}`,
  answerBy: (when) => `हमारा जवाब ${when} तक`,
  late: 'हमारे जवाब में देर हो गई। माफ़ करें, हम लगे हुए हैं।',
  answer: 'हमारा जवाब',
  answeredAt: (when) => `जवाब आया: ${when}`,
  withdrawnAt: (when) => `वापस ली: ${when}`,
  opensElsewhere: 'नए टैब में खुलता है',

  withdraw: 'वापस लें',
  withdrawOf: (occasion) => `वापस लें: ${occasion}`,
  withdrawTitle: 'यह रिक्वेस्ट वापस लें?',
  withdrawText: 'हम इस पर काम रोक देंगे। आप जब चाहें, फिर से पूछें।',
  keep: 'रहने दें',
  withdrawn: 'रिक्वेस्ट वापस ले ली',
  withdrawFailed: 'रिक्वेस्ट वापस नहीं ली जा सकी',
};
