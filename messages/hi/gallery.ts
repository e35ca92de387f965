import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/gallery.ts';
import { isolated } from '../isolated.ts';

const photosOf = (count: number) => `${count} फ़ोटो`;
const memoriesOf = (count: number) => (count === 1 ? '1 याद' : `${count} यादें`);

export const galleryText: Catalogue<typeof english.galleryText> = {
  title: 'टाइमलाइन भरें',
  lead: 'पुराने दिन साथ लाएँ: फ़ोटो से बनेंगी यादें, दिन के हिसाब से।',
  loading: 'देख रहे हैं कि यहाँ क्या है…',
  failedTitle: 'यहाँ सेव की हुई फ़ोटो लोड नहीं हुईं',
  failedText: 'ब्राउज़र का स्टोरेज नहीं खुला। फिर कोशिश करें।',

  introTitle: 'Jugal से पहले के साल',
  introText: (most) =>
    `ज़्यादा से ज़्यादा ${most} फ़ोटो चुनें। इसी डिवाइस पर दिन के हिसाब से लग जाएँगी, और कुछ भी भेजने से पहले आप उन्हें देख लें।`,
  points: [
    'हर दिन की एक याद: नाम दें, या रहने दें।',
    'फ़ोटो कहाँ ली गई थी, यह इस डिवाइस से बाहर नहीं जाता।',
    'नेटवर्क जाए, पेज रीलोड हो या ऐप बंद हो: जहाँ रुका था, वहीं से आगे चलता है।',
    'फ़्री है: महीने की लिमिट में सिर्फ़ इस महीने के दिन गिने जाते हैं।',
  ],
  choose: 'फ़ोटो चुनें',
  chooseMore: 'और चुनें',
  unsupportedTitle: 'यह ब्राउज़र फ़ोटो तैयार नहीं कर सकता',
  unsupportedText: 'इसे अपडेट करें, या Jugal नए ब्राउज़र में खोलें।',

  readingLabel: 'तैयार फ़ोटो',
  scanning: (done, total) => `तारीखें देखी जा रही हैं… ${total} में से ${done}`,
  drawing: (done, total) => `फ़ोटो तैयार हो रही हैं… ${total} में से ${done}`,
  readingText: 'सब तैयार होने तक ऐप खुला रखें। तब तक दिनों को नाम दें।',
  stop: 'रोकें',

  leftOut: (most, count) => (count === 1 ? `एक साथ ${most} फ़ोटो। एक रह गई।` : `एक साथ ${most} फ़ोटो। ${count} रह गईं।`),
  known: (count) => (count === 1 ? 'एक फ़ोटो आपकी यादों में पहले से है।' : `${count} फ़ोटो आपकी यादों में पहले से हैं।`),
  missing: (count) =>
    count === 1
      ? 'एक फ़ोटो अभी तैयार नहीं हुई थी। फिर चुनें।'
      : `${count} फ़ोटो अभी तैयार नहीं हुई थीं। फिर चुनें: जो फ़ोटो यहाँ हैं, वे दोबारा नहीं जुड़ेंगी।`,
  full: 'इस डिवाइस में जगह नहीं है। जो दिन यहाँ हैं उन्हें सँजोएँ, फिर बाकी फ़ोटो दोबारा चुनें।',
  readingFailed: 'फ़ोटो तैयार नहीं हो सकीं। फिर चुनें।',
  unreadableTitle: (count) => (count === 1 ? 'एक फ़ाइल नहीं पढ़ी गई' : `${count} फ़ाइलें नहीं पढ़ी गईं`),
  faults: {
    'too-large': 'यह 60 MB से बड़ी है।',
    'no-picture': 'यह फ़ोटो नहीं है।',
    kind: 'इस ब्राउज़र में ऐसी फ़ोटो नहीं खुलती। इसे JPEG में सेव करके फिर चुनें।',
    broken: 'यह खराब है, या इस डिवाइस के लिए बहुत बड़ी है।',
  },

  days: 'दिन',
  summary: (photos, days) => `${days === 1 ? '1 दिन' : `${days} दिनों`} की ${photosOf(photos)}`,
  dayTitle: (day) => `${day} का टाइटल`,
  photoOf: (number, day) => `${day}, फ़ोटो ${number}`,
  leaveOutPhoto: (number) => `फ़ोटो ${number} रहने दें`,
  leaveOutDay: 'यह दिन रहने दें',
  dayLeftOut: 'छोड़ा हुआ',
  putBack: (count) => `${photosOf(count)} फिर जोड़ें`,
  undated: 'तारीख पता नहीं',
  undatedText: 'ये फ़ोटो कब ली गईं, यह इनमें नहीं लिखा। तारीख चुनें, तो इनकी याद बनेगी।',
  undatedDay: 'इन फ़ोटो की तारीख',
  undatedLeft: (count) => `${photosOf(count)} की तारीख चुनना बाकी है। तब तक ${count === 1 ? 'यहीं रहेगी' : 'यहीं रहेंगी'}।`,
  leaveOutUndated: 'बिना तारीख की फ़ोटो रहने दें',
  photoUndated: (number) => `फ़ोटो ${number}, तारीख पता नहीं`,
  dayOf: (day) => `${day} की फ़ोटो की तारीख`,
  dayInvalid: 'आज तक की कोई तारीख चुनें।',
  moved: (count, day) => `${photosOf(count)} अब ${day} वाले दिन में`,
  inParts: (most, count) => `एक याद में ${most} फ़ोटो आती हैं: इस दिन की ${memoriesOf(count)} बनेंगी।`,
  hasMemory: 'इस दिन की एक याद पहले से है; यह उसके साथ रहेगी।',
  part: (title, part) => `${isolated(title)} (${part})`,
  agree: (count) => `${memoriesOf(count)} सँजोएँ`,
  startOver: 'फिर से शुरू करें',
  startOverText: 'यहाँ जो देखा, वह चला जाएगा। फ़ोटो आपकी गैलरी में रहेंगी।',

  sendingTitle: 'आपकी फ़ोटो भेजी जा रही हैं',
  sendingLabel: 'भेजी गई फ़ोटो',
  sent: (done, total) => `${total} में से ${done} फ़ोटो`,
  sendingText: (name) => `ऐप चलाएँ या बंद करें। हर याद आते ही ${name === null ? 'पार्टनर' : isolated(name)} को दिखती है।`,
  offlineText: 'अभी नेटवर्क नहीं है। आते ही अपने आप आगे चलेगा।',
  pausedTitle: 'रुका हुआ है',
  pausedText: 'जब तक आप आगे न चलाएँ, कुछ नहीं भेजा जाएगा।',
  pause: 'रोकें',
  resume: 'आगे चलाएँ',
  doneTitle: 'फ़ोटो जुड़ गईं',
  doneText: (photos, memories) => `${memoriesOf(memories)}, ${photosOf(photos)}।`,
  seeMemories: 'यादें देखें',
  refusedTitle: 'मंज़ूर नहीं हुआ',
  retry: 'फिर कोशिश करें',
  letGo: 'जाने दें',

  offer: 'टाइमलाइन भरें',
};
