import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/our-year.ts';
import { isolated } from '../isolated.ts';
import { isSingular } from '../singular.ts';

export const ourYearText: Catalogue<typeof english.ourYearText> = {
  notYet: (year) => `${year} का साल 1 दिसंबर ${year} को खुलेगा`,
  tooEarly: (year) => `Jugal पर आपकी कहानी ${year} के बाद शुरू होती है`,
  nothingYet: 'किसी डेट पर जाएँ या एक याद सँजोएँ, फिर आपका पहला साल खुलेगा',
  bookMissing: 'इस साल की फ़ोटो बुक अभी नहीं बनी है',
  bookEmpty: 'इस साल में बुक बनाने के लिए कोई याद नहीं है',
  bookTitle: (year) => `हमारा साल ${year}`,
  bookCover: 'हमारा साल',
  bookChapter: (count) => (count === 1 ? 'एक याद' : `${count} यादें`),
  bookEnd: (product) => `${product} पर बनी, हम दोनों के लिए`,
};

export const ourYearScreensText: Catalogue<typeof english.ourYearScreensText> = {
  name: 'हमारा साल',
  title: (year) => `हमारा साल ${year}`,
  lead: 'आप दोनों ने क्या-क्या किया, कुछ तस्वीरों में।',
  soFar: 'यह साल, अब तक',
  soFarLead: '1 दिसंबर को यह कहानी बनकर खुलेगा।',
  loading: 'आपका साल खुल रहा है…',
  failedTitle: 'आपका साल लोड नहीं हुआ',
  failedText: 'कुछ खोया नहीं है। फिर से कोशिश करें।',
  emptyTitle: 'आपका पहला साल यहीं से शुरू',
  emptyText: 'आपकी डेट और सँजोई यादों से यह भरता जाएगा, और 1 दिसंबर को कहानी बनकर खुलेगा।',
  emptyAction: 'याद सँजोएँ',
  closedTitle: 'यह साल नहीं खुल सकता',
  closedAction: (year) => `${year} देखें`,

  cardTitle: (year) => `आपका साल ${year}`,
  cardText: 'डेट, जगहें, पहली बार के पल और सबसे प्यारी याद।',
  cardAction: 'पलटकर देखें',

  years: 'साल',
  play: 'कहानी की तरह देखें',
  storyTitle: (year) => `आपका साल ${year}, कहानी की तरह`,
  pause: 'रोकें',
  resume: 'आगे चलाएँ',
  back: 'पीछे',
  next: 'आगे',
  position: (number, count) => `${count} में से ${number}`,
  close: 'पूरा साल देखें',

  opening: 'पलटकर देखें तो',
  openingText: (names) => `${isolated(names)} का साल`,
  openingAlone: 'आप दोनों का साल',

  dates: 'साथ की डेट',
  datesText: () => 'बार एक-दूसरे के लिए वक्त निकाला',
  favourite: (kind) => `सबसे ज़्यादा: ${kind}`,
  fullest: (month) => `सबसे भरा महीना: ${month}`,

  places: 'जगहें',
  placesText: (count) => (isSingular('hi', count) ? 'जगह साथ घूमी' : 'जगहें साथ घूमीं'),
  placeNames: (names) => `सबसे ज़्यादा: ${isolated(names)}`,

  firsts: 'साल में पहली बार',
  firstKinds: { date: 'पहली डेट', place: 'पहली नई जगह', memory: 'पहली याद' },

  streak: 'सबसे लंबा सिलसिला',
  weeksText: 'हफ़्ते लगातार, हर हफ़्ते एक डेट',
  daysText: 'दिन लगातार, दोनों के जवाब',
  alsoDays: (days) => `और लगातार ${days} दिन दोनों ने आज के सवाल का जवाब दिया`,

  loved: 'सबसे प्यारी याद',
  standing: 'सँजोने वाली याद',
  warmth: (count) => (count === 1 ? 'आपका एक रिएक्शन या कमेंट' : `आपके ${count} रिएक्शन और कमेंट`),
  ofMemories: (count) => (count === 1 ? 'साल की याद' : `साल की ${count} यादों में से एक`),

  saved: 'मिलकर बचाए',
  savedText: 'दोनों के सपनों के लिए बचाए',

  quiet: 'एक शांत साल',
  quietText: 'जो मायने रखता है, वह सब लिखा नहीं जाता। इस साल में क्या था, यह आप दोनों सबसे बेहतर जानते हैं।',

  begun: 'यह साल अभी शुरू ही हुआ है',
  begunText: 'इस साल की आपकी पहली डेट या याद यहाँ आएगी।',

  closing: 'अगले साल के नाम',
  closingText: 'एक-एक करके सँजोई छोटी शामें, उन्हीं से साल बनता है।',

  makeCard: 'शेयर करने का कार्ड बनाएँ',
  cardDialog: 'आपके साल का कार्ड',
  cardDialogText: 'इसी डिवाइस पर बनता है। जब तक आप और न चुनें, इसमें सिर्फ़ आँकड़े हैं।',
  cardPreview: (year) => `आपका साल ${year}, कार्ड पर`,
  cardDrawing: 'कार्ड बन रहा है…',
  cardFailed: 'कार्ड नहीं बना। फिर से कोशिश करें।',
  cardAgain: 'फिर से कोशिश करें',
  showNames: 'आपके नाम',
  showPlace: 'जहाँ सबसे ज़्यादा गए',
  showMemory: 'सबसे प्यारी याद का नाम',
  showPhoto: 'उसकी फ़ोटो',
  share: 'शेयर करें',
  download: 'डाउनलोड करें',
  shareFailed: 'कार्ड शेयर नहीं हुआ। उसे डाउनलोड करें।',
  cardHeading: 'हमारा साल',
  cardFigures: {
    dates: (count) => (isSingular('hi', count) ? 'डेट हुई' : 'डेट हुईं'),
    places: (count) => (isSingular('hi', count) ? 'जगह' : 'जगहें'),
    weeks: () => 'हफ़्ते लगातार, हर हफ़्ते डेट',
    days: () => 'दिन लगातार जवाब',
    memories: (count) => (isSingular('hi', count) ? 'याद' : 'यादें'),
  },
  cardQuiet: 'कुछ साल सिर्फ़ हम दोनों के होते हैं।',
  cardPlace: (place) => `सबसे ज़्यादा: ${isolated(place)}`,

  book: 'फ़ोटो बुक',
  bookText: 'साल की सारी यादें, महीने के हिसाब से, A5 पन्नों की PDF में। सँजोएँ या छपवाएँ।',
  bookLoading: 'आपकी बुक ढूँढी जा रही है…',
  bookMake: 'फ़ोटो बुक बनाएँ',
  bookAsked: 'फ़ोटो बुक बन रही है',
  bookMaking: 'आपकी बुक बन रही है। यह पेज बंद करें, तब भी बनती रहेगी।',
  bookProgress: (percent) => `${percent} प्रतिशत`,
  bookReady: (pages, size) => `${pages} पन्ने, ${size}`,
  bookUntil: (day) => `यहाँ ${day} तक रहेगी`,
  bookDownload: 'बुक डाउनलोड करें',
  bookRemove: 'हटाएँ',
  bookRemoved: 'फ़ोटो बुक हटा दी',
  bookFailed: 'बुक नहीं बनी',
  bookFailedText: 'आपका कुछ नहीं खोया। फिर से कोशिश करें।',
  bookNotLoaded: 'बुक लोड नहीं हुई',
  bookAgain: 'फिर से कोशिश करें',
  bookLetters: (count) =>
    isSingular('hi', count) ? `${count} याद में ऐसे अक्षर हैं जो बुक में नहीं छपते` : `${count} यादों में ऐसे अक्षर हैं जो बुक में नहीं छपते`,
  bookLettersText: 'ये अक्षर बुक में नहीं आएँगे। बाकी सब छपेगा, इमोजी एक रंग में।',
  bookLettersOfNames: (letters) => `कवर पर आपके नामों के ये अक्षर नहीं आएँगे: ${letters}`,
  bookLettersMore: (count) => `और ${count}`,
  bookLettersNotLoaded: 'बुक में कौन से अक्षर छपेंगे, यह जाँचा नहीं जा सका',
  bookNotDone: 'यह नहीं हो सका। फिर से कोशिश करें।',
};
