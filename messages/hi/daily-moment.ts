import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/daily-moment.ts';
import { isolated } from '../isolated.ts';

export const dailyMomentText: Catalogue<typeof english.dailyMomentText> = {
  needsPartner: 'आज का पल दो लोगों के लिए है। पहले पार्टनर को बुलाएँ।',
  dayOver: 'फ़ोटो आज के लिए दी जा सकती है, या पिछले 60 दिनों के ऐसे किसी दिन के लिए जब आप दोनों जुड़ चुके थे।',
  open: 'दोनों की फ़ोटो आ चुकी हैं, अब वे ऐसी ही रहेंगी',
  sealed: 'दोनों की फ़ोटो आ जाने के बाद इन्हें सँजो सकते हैं',
  deleted: 'इस दिन की याद डिलीट हो चुकी है।',
  memoryTitle: 'उस दिन का हमारा पल',
  bothGiven: (firstName) => `${isolated(firstName)} ने भी आज का पल दिया`,
  bothGivenMessage: 'अब दोनों की फ़ोटो खुल गई हैं।',
  evening: 'आज शाम का सवाल',
  eveningMoment: (firstName) => `${isolated(firstName)} ने आज का पल दिया`,
  eveningBoth: (firstName) => `${isolated(firstName)} ने जवाब दिया, और आज का पल भी`,
};

export const dailyMomentScreensText: Catalogue<typeof english.dailyMomentScreensText> = {
  title: 'आज का पल',
  lead: 'दोनों की एक-एक फ़ोटो। दोनों आ जाएँ, तभी एक-दूसरे की फ़ोटो दिखती है।',
  take: 'फ़ोटो लें',
  choose: 'फ़ोटो चुनें',
  takeFirst: 'फ़ोटो लें: आज का पल',
  takeToo: (firstName) =>
    firstName === null ? 'फ़ोटो लें: पार्टनर ने आज का पल दिया' : `फ़ोटो लें: ${isolated(firstName)} ने आज का पल दिया`,
  replace: 'मेरी फ़ोटो बदलें',
  withdraw: 'मेरी फ़ोटो वापस लें',
  sealedMine: (firstName) =>
    firstName === null ? 'पार्टनर की फ़ोटो आने तक बंद रहेगी।' : `${isolated(firstName)} की फ़ोटो आने तक बंद रहेगी।`,
  partnerWaits: (firstName) =>
    firstName === null
      ? 'पार्टनर की फ़ोटो आ गई है। आप भी दें, फिर दोनों देख पाएँगे।'
      : `${isolated(firstName)} की फ़ोटो आ गई है। आप भी दें, फिर दोनों देख पाएँगे।`,
  yourPhoto: 'आपका आज का पल',
  partnersPhoto: (firstName) => (firstName === null ? 'पार्टनर का आज का पल' : `${isolated(firstName)} का आज का पल`),
  makeMemory: 'यादों में सँजोएँ',
  made: 'यादों में सँजो लिया',
  makeFailed: 'याद जोड़ी नहीं जा सकी',
  inMemories: 'आपकी यादों में है',
  given: 'आपकी फ़ोटो सेव हुई',
  givenSealed: 'दोनों की फ़ोटो आने पर दोनों देख पाएँगे।',
  givenOpen: 'अब दोनों की फ़ोटो खुल गई हैं।',
  giveFailed: 'आपकी फ़ोटो सेव नहीं हुई',
  withdrawn: 'आपकी फ़ोटो वापस ले ली गई',
  withdrawFailed: 'आपकी फ़ोटो वापस नहीं ली जा सकी',
  earlier: 'पिछले दिनों के पल',
  photosEnd: 'जो फ़ोटो यादों में न सँजोई जाएँ, वे 60 दिन बाद डिलीट हो जाती हैं।',
};

export const eveningText: Catalogue<typeof english.eveningText> = {
  label: 'शाम का सवाल',
  hint: 'दोनों को आज के सवाल की याद कब दिलाएँ।',
  saved: 'आप दोनों के लिए समय बदल गया',
  failed: 'समय नहीं बदला जा सका',
};
