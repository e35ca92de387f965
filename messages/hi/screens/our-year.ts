import type { Catalogue } from '#messages/catalogue.ts';
import { isSingular } from '../../singular.ts';
import type { ourYearScreensText as english } from '../../en/screens/our-year.ts';

export const ourYearScreensText: Catalogue<typeof english> = {
  name: 'हमारा साल',
  title: (year) => `आपका साल ${year}`,
  lead: 'आप दोनों ने क्या-क्या किया, कुछ तस्वीरों में।',
  loading: 'आपका साल खुल रहा है…',
  failedTitle: 'आपका साल लोड नहीं हुआ',
  failedText: 'कुछ खोया नहीं है। फिर से कोशिश करें।',
  emptyTitle: 'आपका पहला साल अभी चल रहा है',
  emptyText: 'हर साल 1 दिसंबर को खुलता है। आपकी डेट्स और सँजोई यादें उसमें होंगी।',
  emptyAction: 'याद सँजोएँ',
  closedTitle: 'यह साल नहीं खुल सकता',
  closedAction: (year) => `${year} देखें`,

  cardTitle: (year) => `आपका साल ${year}`,
  cardText: 'डेट्स, जगहें, पहली बार की बातें और सबसे प्यारी याद।',
  cardAction: 'पलटकर देखें',

  years: 'साल',
  play: 'कहानी की तरह देखें',
  storyTitle: (year) => `आपका साल ${year}, कहानी की तरह`,
  pause: 'रोकें',
  resume: 'आगे चलाएँ',
  back: 'पीछे',
  next: 'आगे',
  position: (place, count) => `${count} में से ${place}`,
  close: 'पूरा साल देखें',

  opening: 'पलटकर देखें तो',
  openingText: (names) => `${names} का साल`,
  openingAlone: 'आप दोनों का साल',

  dates: 'निभाई डेट्स',
  datesText: () => 'बार एक-दूसरे के लिए वक्त निकाला',
  favourite: (kind) => `सबसे ज़्यादा: ${kind}`,
  fullest: (month) => `सबसे भरा महीना: ${month}`,

  places: 'जगहें',
  placesText: (count) => (isSingular('hi', count) ? 'जगह अब आपकी है' : 'जगहें अब आपकी हैं'),
  placeNames: (names) => `सबसे ज़्यादा ${names}`,

  firsts: 'साल की पहली बातें',
  firstKinds: { date: 'पहली डेट', place: 'पहली नई जगह', memory: 'पहली याद' },

  streak: 'सबसे लंबा सिलसिला',
  weeksText: 'हफ़्ते लगातार, हर हफ़्ते एक डेट',
  daysText: 'दिन लगातार, दोनों के जवाब',
  alsoDays: (days) => `और लगातार ${days} दिन दोनों ने आज के सवाल का जवाब दिया`,

  loved: 'सबसे प्यारी याद',
  standing: 'सँजोने वाली याद',
  warmth: (count) => (count === 1 ? 'आपका एक रिएक्शन या कमेंट' : `आपके ${count} रिएक्शन और कमेंट`),
  ofMemories: (count) => (count === 1 ? 'साल की याद' : `साल की ${count} यादों में से एक`),

  saved: 'साथ बचाया',
  savedText: 'दोनों की चाहत के लिए अलग रखे',

  quiet: 'एक शांत साल',
  quietText: 'जो मायने रखता है, वह सब लिखा नहीं जाता। इस साल में क्या था, यह आप दोनों सबसे बेहतर जानते हैं।',

  closing: 'अगले साल के नाम',
  closingText: 'एक-एक करके सँजोई छोटी शामें, उन्हीं से साल बनता है।',
};
