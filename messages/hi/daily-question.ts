import type { Catalogue } from '#messages/catalogue.ts';
import type { dailyQuestionText as english } from '../en/daily-question.ts';

export const dailyQuestionText: Catalogue<typeof english> = {
  title: 'आज का सवाल',
  questionRequired: 'बताएँ कि कौन सा सवाल है',
  answerRequired: 'अपना जवाब लिखें',
  needsPartner: 'आज का सवाल दो लोगों के लिए है। पहले पार्टनर को बुलाएँ।',
  answersOpen: 'दोनों के जवाब आ चुके हैं, अब वे ऐसे ही रहेंगे',
  answersSealed: 'दोनों के जवाब आ जाने के बाद रिएक्शन और कमेंट भेजे जा सकते हैं',
  alreadyAnswered: 'एक जवाब आ चुका है, इसलिए आज का सवाल यही रहेगा',
  alreadyReplaced: 'आज का सवाल एक बार बदला जा चुका है',
  replacedMeanwhile: 'इस बीच आज का सवाल बदल गया है',
  partnerAnswered: (firstName) => `${firstName} ने आज के सवाल का जवाब दिया`,
  partnerAnsweredMessage: 'आप भी जवाब दें, फिर दोनों एक-दूसरे का जवाब पढ़ पाएँगे।',
  bothAnswered: (firstName) => `${firstName} ने भी जवाब दिया`,
  bothAnsweredMessage: 'अब दोनों के जवाब खुल गए हैं।',
};
