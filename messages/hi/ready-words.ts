import type { Catalogue } from '#messages/catalogue.ts';
import type { readyWordsText as english } from '../en/ready-words.ts';
import { isolated } from '../isolated.ts';

export const readyWordsText: Catalogue<typeof english> = {
  hours: {
    morning: {
      gentle: 'अच्छी नींद आई? सुबह आराम से',
      sweet: 'गुड मॉर्निंग!',
      playful: 'जो पहले उठे, चाय वही बनाए',
      reminder: 'टिफ़िन और चाबी, सब ले लिया?',
    },
    day: {
      gentle: 'पहले खाना, फिर बाकी दुनिया',
      sweet: 'आधा दिन बीता, और तुम्हारी याद आ रही है',
      playful: 'लंच में क्या है? आधा-आधा',
      reminder: 'खाना खाया?',
    },
    evening: {
      gentle: 'बस अब, घर आ जाओ',
      sweet: 'आओ तो साथ में चाय?',
      playful: 'घर आते हुए पानीपूरी?',
      reminder: 'आते हुए दूध ले आना',
    },
    night: {
      gentle: 'बाकी कल। अब सो जाओ',
      sweet: 'गुड नाइट, मेरे फ़ेवरेट इंसान',
      playful: 'एक एपिसोड और? किसी से नहीं कहेंगे',
      reminder: 'सुबह का अलार्म लगाया?',
    },
  },
  seasons: {
    winter: {
      gentle: 'बाहर ठंड है, शॉल ओढ़ लेना',
      sweet: 'इस कंबल में तुम्हारी जगह खाली है',
      playful: 'ठंडे पैर, और कंबल एक। सोच लो',
      reminder: 'आज रात ठंड होगी, जैकेट पहन लेना',
    },
    summer: {
      gentle: 'धूप में ज़्यादा मत घूमना',
      sweet: 'सबसे मीठा आम तुम्हारे लिए रखा है',
      playful: 'आज गोला? मेरा काला खट्टा',
      reminder: 'पानी की बोतल ली?',
    },
    monsoon: {
      gentle: 'सड़कें गीली हैं, धीरे चलाना',
      sweet: 'बारिश हो रही है, बस तुम्हारी कमी है',
      playful: 'बारिश मतलब पकौड़े। बात खत्म',
      reminder: 'छाता लिया?',
    },
    festive: {
      gentle: 'रात से पहले पैरों को थोड़ा आराम दो',
      sweet: 'रोशनी में तुमसे नज़र नहीं हटी',
      playful: 'आज गरबा? एक नया स्टेप सीखा है',
      reminder: 'दुकान बंद होने से पहले घर के लिए मिठाई?',
    },
  },
  atOnce: 'एक टैप में भेजें',
  sentWords: (words) => `भेज दिया: ${isolated(words)}`,
};
