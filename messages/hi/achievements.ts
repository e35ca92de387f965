import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/achievements.ts';
import { isolated } from '../isolated.ts';
import { isSingular } from '../singular.ts';

export const achievementsText: Catalogue<typeof english.achievementsText> = {
  unlockedTitle: 'नया लव माइलस्टोन!',
  unlockedMessage: (name, points, coins) =>
    coins > 0
      ? `${isolated(name)}: ${points} लव पॉइंट्स, और आपके लिए ${coins} ${isSingular('hi', coins) ? 'कॉइन' : 'कॉइन्स'}`
      : `${isolated(name)}: ${points} लव पॉइंट्स`,
  unlockedSeveral: (count) => `आप दोनों ने मिलकर ${count} माइलस्टोन पूरे किए`,
  coins: (name) => `माइलस्टोन: ${isolated(name)}`,

  milestones: {
    firstDates: { name: 'पहली धड़कनें', description: 'पहली 3 डेट साथ में प्लान करें' },
    firstYeses: { name: 'हाँ, बिल्कुल', description: 'पार्टनर की प्लान की हुई 3 डेट के लिए हाँ कहें' },
    regulars: { name: 'मिलना तो बनता है', description: '10 डेट प्लान करें' },
    outAndAbout: { name: 'चलो, कहीं चलें', description: '10 ऐसी डेट पर जाएँ जिनके लिए दोनों ने हाँ कहा' },
    somethingNew: { name: 'कुछ नया', description: '3 अलग तरह की डेट आज़माएँ' },
    alwaysAPlan: { name: 'प्लान हमेशा तैयार', description: '30 डेट प्लान करें' },
    explorers: { name: 'गली-गली, साथ-साथ', description: '50 ऐसी डेट पर जाएँ जिनके लिए दोनों ने हाँ कहा' },
    nineRasas: { name: 'नौ रस', description: '9 तरह की डेट आज़माएँ, हर मूड की एक' },
    hundredEvenings: { name: 'सौ शामें', description: '100 ऐसी डेट पर जाएँ जिनके लिए दोनों ने हाँ कहा' },
    firstMemory: { name: 'पहला पन्ना', description: 'अपनी पहली याद सँजोएँ' },
    firstPhoto: { name: 'पहली क्लिक', description: 'फ़ोटो के साथ एक याद सँजोएँ' },
    ownWords: { name: 'अपने शब्दों में', description: '10 यादों की कहानी लिखें' },
    memoryKeepers: { name: 'यादों की पोटली', description: '15 यादें सँजोएँ' },
    colourOfWords: { name: 'हर बात का एक नाम', description: '15 यादों पर टैग लगाएँ' },
    gallery: { name: 'हम दोनों की गैलरी', description: 'फ़ोटो वाली 30 यादें सँजोएँ' },
    fourSeasons: { name: 'पूरा साल', description: 'जनवरी से दिसंबर तक, हर महीने की एक याद सँजोएँ' },
    album: { name: 'पूरा एल्बम', description: '60 यादें सँजोएँ' },
    throughOneLens: { name: 'एक ही नज़र से', description: 'फ़ोटो वाली 150 यादें सँजोएँ' },
    lifeInPages: { name: 'ज़िंदगी के पन्ने', description: '250 यादें सँजोएँ' },
    monthForTwo: { name: 'एक महीना हम दोनों का', description: 'यहाँ कपल बनकर 30 दिन पूरे करें' },
    seasonForTwo: { name: 'एक मौसम हम दोनों का', description: 'यहाँ कपल बनकर 100 दिन पूरे करें' },
    yearForTwo: { name: 'एक साल हम दोनों का', description: 'यहाँ कपल बनकर 365 दिन पूरे करें' },
    twoYearsForTwo: { name: 'दो साल हम दोनों के', description: 'यहाँ कपल बनकर 730 दिन पूरे करें' },
    hundredDays: { name: 'सौ दिन', description: 'साथ के 100 दिन पूरे करें' },
    firstNote: { name: 'सब ध्यान में है', description: 'पार्टनर के बारे में पहला नोट लिखें' },
    firstNudges: { name: 'याद आ गई', description: 'अपने पहले 5 इशारे भेजें' },
    neverForgotten: { name: 'कभी नहीं भूले', description: '3 खास दिन लिख लें' },
    roundTheSun: { name: 'सूरज का एक चक्कर', description: 'साथ के 365 दिन पूरे करें' },
    goodListeners: { name: 'सुनने वाला दिल', description: 'पार्टनर के बारे में 15 नोट लिखें' },
    weekOfHellos: { name: 'सात छोटे-छोटे हैलो', description: 'लगातार 7 दिन चेक-इन करें' },
    justBecause: { name: 'बस यूँ ही', description: '25 इशारे भेजें' },
    wholeFamily: { name: 'पूरी फ़ैमिली', description: '10 खास दिन लिख लें' },
    thousandDays: { name: 'हज़ार दिन', description: 'साथ के 1,000 दिन पूरे करें' },
    knownByHeart: { name: 'दिल से याद', description: 'पार्टनर के बारे में 40 नोट लिखें' },
    monthOfHellos: { name: 'एक महीना, हर सुबह', description: 'लगातार 30 दिन चेक-इन करें' },
    fiveYears: { name: 'पाँच साल, पक्का साथ', description: 'साथ के 5 साल पूरे करें' },
    allDayLong: { name: 'एक पुकार, एक जवाब', description: '150 इशारे भेजें' },
    tenYears: { name: 'एक राग', description: 'साथ के 10 साल पूरे करें' },
    hundredHellos: { name: 'सौ दिन, सौ हैलो', description: 'लगातार 100 दिन चेक-इन करें' },
    firstExpense: { name: 'पहला रुपया', description: 'साथ का पहला खर्च लिखें' },
    firstGoal: { name: 'सपने का नाम', description: 'अपना पहला सेविंग गोल बनाएँ' },
    openBooks: { name: 'खुला हिसाब', description: '50 खर्च लिखें' },
    firstSavings: { name: 'थोड़ा-थोड़ा करके', description: 'मिलकर ₹10,000 बचाएँ' },
    steadyHands: { name: 'पक्का हिसाब', description: '6 अलग महीनों का हिसाब रखें' },
    goalReached: { name: 'कर दिखाया', description: 'एक सेविंग गोल पूरा करें' },
    oneLakh: { name: 'हमारा पहला लाख', description: 'मिलकर ₹1,00,000 बचाएँ' },
    threeDreams: { name: 'तीन सपने पूरे', description: '3 सेविंग गोल पूरे करें' },
    fiveLakh: { name: 'एक घर की शुरुआत', description: 'मिलकर ₹5,00,000 बचाएँ' },
  },
};

export const achievementScreensText: Catalogue<typeof english.achievementScreensText> = {
  title: 'लव माइलस्टोन',
  lead: 'आप दोनों ने साथ में जो किया, हर दिन।',
  loading: 'माइलस्टोन लोड हो रहे हैं…',
  failedTitle: 'माइलस्टोन लोड नहीं हुए',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',

  check: 'नए माइलस्टोन देखें',
  unlocked: 'नया लव माइलस्टोन!',
  unlockedText: (count) => (count === 1 ? 'आपने 1 नया माइलस्टोन पूरा किया' : `आपने ${count} नए माइलस्टोन पूरे किए`),
  updated: 'सफ़र में नया जुड़ गया',
  updatedText: 'आपकी लव स्टोरी अब पूरी तरह अपडेट है',
  failed: 'अपडेट नहीं हुआ',
  failedToUpdate: 'माइलस्टोन अपडेट नहीं हो पाए',

  achievedCount: (achieved, total) => `${achieved} माइलस्टोन पूरे, कुल ${total} में से`,
  points: 'लव पॉइंट्स',
  rarityCounts: 'हर लेवल के कितने माइलस्टोन पूरे हुए',
  latest: 'आपके नए माइलस्टोन',

  filter: 'कौन से माइलस्टोन',
  filters: {
    all: 'सभी',
    financial: 'पैसों का हिसाब',
    dates: 'एडवेंचर और नई जगहें',
    general: 'बातें और नज़दीकी',
    memories: 'यादें और क्रिएटिविटी',
  },
  rarities: {
    common: 'कॉमन',
    uncommon: 'कुछ खास',
    rare: 'रेयर',
    epic: 'एपिक',
    legendary: 'लेजेंडरी',
  },
  begun: 'चल रहे हैं',
  done: 'मिलकर पूरे किए',
  ahead: 'आगे आने वाले',

  achieved: 'पूरा हुआ',
  isNew: 'नया',
  pointsOf: (points) => `${points} लव पॉइंट्स`,
  progress: (name) => `${isolated(name)}: कितना हुआ`,
  progressOf: (done, target) => `${target} में से ${done}`,

  emptyTitle: 'आपकी लव स्टोरी यहाँ लिखी जाएगी',
  emptyText:
    'डेट पर जाएँ, यादें सँजोएँ, किसी चीज़ के लिए बचाएँ: साथ में जो भी करें, वह माइलस्टोन बनता है। जिन डेट के लिए दोनों ने हाँ कहा और जितने दिन आप यहाँ आएँ, उनसे कॉइन्स भी मिलते हैं।',
  createDate: 'डेट प्लान करें',
  createMemory: 'याद सँजोएँ',
};
