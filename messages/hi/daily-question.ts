import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/daily-question.ts';
import { isolated } from '../isolated.ts';

export const dailyQuestionText: Catalogue<typeof english.dailyQuestionText> = {
  title: 'आज का सवाल',
  needsPartner: 'आज का सवाल दो लोगों के लिए है। पहले पार्टनर को बुलाएँ।',
  answersOpen: 'दोनों के जवाब आ चुके हैं, अब वे ऐसे ही रहेंगे',
  answersSealed: 'दोनों के जवाब आ जाने के बाद रिएक्शन और कमेंट भेजे जा सकते हैं',
  alreadyAnswered: 'एक जवाब आ चुका है, इसलिए आज का सवाल यही रहेगा',
  alreadyReplaced: 'आज का सवाल एक बार बदला जा चुका है',
  replacedMeanwhile: 'इस बीच आज का सवाल बदल गया है',
  forAll: 'यह सवाल सबके लिए है',
  partnerAnswered: (firstName) => `${isolated(firstName)} ने आज के सवाल का जवाब दिया`,
  partnerAnsweredOn: (firstName, day) => `${isolated(firstName)} ने ${day} के सवाल का जवाब दिया`,
  partnerAnsweredMessage: 'आप भी जवाब दें, फिर दोनों एक-दूसरे का जवाब पढ़ पाएँगे।',
  bothAnswered: (firstName) => `${isolated(firstName)} ने भी जवाब दिया`,
  bothAnsweredMessage: 'अब दोनों के जवाब खुल गए हैं।',
};

export const dailyQuestionScreensText: Catalogue<typeof english.dailyQuestionScreensText> = {
  title: 'आज का सवाल',
  lead: 'हर दिन एक सवाल, दोनों के लिए वही। दोनों के जवाब आने पर ही एक-दूसरे का जवाब खुलता है।',
  card: 'आज का सवाल',
  loading: 'आज का सवाल लोड हो रहा है…',
  failedTitle: 'आज का सवाल लोड नहीं हुआ',
  failedText: 'सब सुरक्षित है। फिर कोशिश करें।',
  open: 'सारे सवाल',

  categories: {
    smallThings: 'छोटी बातें',
    food: 'खाना-पीना',
    festivals: 'त्योहार',
    work: 'काम',
    home: 'घर',
    childhood: 'बचपन',
    fun: 'मस्ती',
    us: 'हम दोनों',
    family: 'फ़ैमिली',
    inLaws: 'पार्टनर की फ़ैमिली',
    money: 'पैसे',
    faith: 'आस्था',
    distance: 'दूरी',
    feelings: 'एहसास',
    bigPlans: 'बड़े प्लान',
    trust: 'भरोसा',
  },
  streak: (days, _count) => `लगातार ${days} दिन`,

  answer: 'जवाब दें',
  change: 'अपना जवाब बदलें',
  another: 'दूसरा सवाल',
  anotherCame: 'दोनों के लिए दूसरा सवाल आया',
  anotherFailed: 'सवाल बदला नहीं जा सका',
  yourAnswer: 'आपका जवाब',
  waitingFor: (firstName) =>
    firstName === null ? 'पार्टनर का जवाब आने तक बंद रहेगा।' : `${isolated(firstName)} का जवाब आने तक बंद रहेगा।`,
  partnerWaits: (firstName) =>
    firstName === null
      ? 'पार्टनर का जवाब आ गया है। आप भी दें, फिर दोनों पढ़ पाएँगे।'
      : `${isolated(firstName)} का जवाब आ गया है। आप भी दें, फिर दोनों पढ़ पाएँगे।`,
  you: 'आप',
  partner: 'पार्टनर',

  formText: (name) =>
    `दोनों के जवाब आने पर ही ${name === null ? 'पार्टनर' : isolated(name)} को दिखेगा। तब तक आप इसे बदल सकते हैं।`,
  save: 'जवाब सेव करें',
  saved: 'आपका जवाब सेव हुआ',
  savedSealed: 'दोनों के जवाब आने पर दोनों पढ़ पाएँगे।',
  savedOpen: 'अब दोनों के जवाब खुल गए हैं।',
  saveFailed: 'जवाब सेव नहीं हुआ',

  aloneTitle: 'यह दो लोगों के लिए है',
  aloneText: 'पार्टनर को बुलाएँ, फिर हर दिन दोनों के लिए एक ही सवाल आएगा।',
  invite: 'पार्टनर को बुलाएँ',

  history: 'अब तक के जवाब',
  search: 'सवालों और जवाबों में खोजें',
  clearSearch: 'खोज मिटाएँ',
  historyLoading: 'जवाब लोड हो रहे हैं…',
  historyFailed: 'जवाब लोड नहीं हुए',
  historyEmptyTitle: 'अभी कोई जवाब नहीं',
  historyEmptyText: 'जिस दिन दोनों में से कोई जवाब दे, वह दिन यहाँ रहता है, बरसों बाद फिर पढ़ने के लिए।',
  nothingFoundTitle: 'कुछ नहीं मिला',
  nothingFoundText: 'दूसरे शब्दों से खोजें। बंद जवाबों में खोज नहीं होती।',
};
