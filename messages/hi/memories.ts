import { isSingular } from '../singular.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/memories.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Formats sizes as 3 KB, 4.2 MB or 5 GB. */
function formatSize(bytes: number): string {
  const [unit, name] =
    bytes < MEGABYTE ? [1024, 'KB'] : bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
  const amount = bytes / unit;
  return `${amount.toLocaleString('hi-IN-u-nu-latn', { maximumFractionDigits: amount < 100 && unit > 1024 ? 1 : 0 })}\u00A0${name}`;
}

export const memoriesText: Catalogue<typeof english.memoriesText> = {
  titleRequired: 'याद को कोई नाम दें।',
  dateRequired: 'याद की तारीख चुनें।',
  imageUrlInvalid: 'https:// या http:// से शुरू होने वाला फ़ोटो का सही पता डालें।',
  photosInvalid: 'अपलोड की हुई फ़ोटो के पते भेजें।',
  photosTooMany: (max) => `एक याद में ज़्यादा से ज़्यादा ${max} फ़ोटो आती हैं।`,
  photoGone: 'वह फ़ोटो अब वहाँ नहीं है। फिर से चुनें।',
  photoRequired: 'एक फ़ोटो चुनें।',
  photoUnreadable: 'JPEG, PNG, WebP या AVIF फ़ोटो चुनें।',
  photoNoPicture: 'यह फ़ाइल फ़ोटो नहीं है। JPEG, PNG, WebP या AVIF फ़ोटो चुनें।',
  photoBroken: 'यह फ़ोटो खराब या अधूरी है। इसकी दूसरी कॉपी चुनें।',
  photoHeic: 'यह HEIC फ़ोटो यहाँ नहीं खुलती। इसे JPEG में सेव करके फिर चुनें।',
  photoTooManyPixels: (millions) => `फ़ोटो में ज़्यादा से ज़्यादा ${millions * 10} लाख पिक्सेल हों।`,
  originalUnreadable: 'ओरिजिनल सिर्फ़ JPEG, PNG और WebP फ़ोटो के रखे जाते हैं।',
  originalExists: 'इस फ़ोटो का ओरिजिनल पहले से रखा है।',
  originalsFull: (totalBytes) =>
    totalBytes === 0
      ? 'अभी ओरिजिनल फ़ोटो नहीं रखी जा रहीं। आपकी फ़ोटो स्क्रीन के साइज़ में सुरक्षित है।'
      : `ओरिजिनल फ़ोटो के लिए आपकी ${formatSize(totalBytes)} जगह भर गई। आपकी फ़ोटो स्क्रीन के साइज़ में सुरक्षित है।`,
  size: formatSize,
  photoTooLarge: 'फ़ोटो ज़्यादा से ज़्यादा 15 MB की हो।',
  yearInvalid: 'साल चार अंकों में लिखें, जैसे 2024।',
  hasPhotoInvalid: 'true या false में बताएँ: फ़ोटो के साथ, या बिना।',
  pageInvalid: '1 से 500 यादें तक ही माँगें।',
  contentHashInvalid: 'फ़ाइल का SHA-256 हेक्साडेसिमल के 64 अंकों में दें।',
  galleryTooMany: (max) => `एक साथ ज़्यादा से ज़्यादा ${max} फ़ोटो लाई जा सकती हैं।`,
  broughtInFuture: 'फ़ोटो से बनने वाली याद की तारीख आज के बाद की न हो।',
  brought: (firstName) => `${firstName} ने टाइमलाइन में पुरानी यादें जोड़ीं`,
  broughtMessage: (figure, count) => (count === 1 ? 'पहली याद आ गई है।' : `${figure} यादें आ गई हैं।`),
};

export const memoryScreensText: Catalogue<typeof english.memoryScreensText> = {
  title: 'यादें',
  lead: 'वे पल, जो दोनों ने सँजोए।',
  loading: 'यादें लोड हो रही हैं…',
  failedTitle: 'यादें लोड नहीं हुईं',
  failedText: 'सब सुरक्षित है। फिर कोशिश करें।',
  add: 'याद जोड़ें',
  emptyTitle: 'अभी कोई याद नहीं',
  emptyText: 'एक फ़ोटो और एक लाइन काफ़ी है। सालों बाद वह दिन यहीं मिलेगा।',
  emptyAction: 'पहली याद जोड़ें',

  total: 'कुल यादें',
  years: 'साल साथ-साथ',
  thisMonth: 'इस महीने',

  onThisDay: 'आज ही के दिन',
  yearsAgo: (years) => (years === 1 ? 'एक साल पहले' : `${years} साल पहले`),

  search: 'यादों में खोजें',
  clearSearch: 'खोज मिटाएँ',
  filterYear: 'साल',
  allYears: 'सारे साल',
  filterTag: 'टैग',
  allTags: 'सारे टैग',
  filterPhoto: 'फ़ोटो',
  anyPhoto: 'सभी',
  hasPhoto: 'फ़ोटो के साथ',
  hasNoPhoto: 'बिना फ़ोटो',
  found: (count, isOne) => (isOne ? '1 याद मिली' : `${count} यादें मिलीं`),
  showAll: 'सब दिखाएँ',
  noneFoundTitle: 'कोई याद नहीं मिली',
  noneFoundText: 'कुछ और लिखकर देखें, या कोई और साल।',
  seeTag: (tag) => `${tag} टैग वाली सारी यादें`,

  timeline: 'टाइमलाइन',
  goToYear: 'साल चुनें',
  goToMonth: (year) => `${year} का महीना चुनें`,
  count: (count) => (isSingular('hi', count) ? `${count} याद` : `${count} यादें`),

  tipsTitle: 'यादें सँजोने के टिप्स',
  tips: [
    'छोटे-मोटे दिन भी सँजोएँ: बारिश में चाय की टपरी दसवें सनसेट से ज़्यादा कहती है।',
    'जो कहा गया, वह लिख लें। फ़ोटो उसे याद नहीं रख सकती।',
    'जो बार-बार आए, उसका टैग एक ही रखें, जैसे “उत्तरायण” या “घर”।',
    'एल्बम की पुरानी फ़ोटो फ़ोन से स्कैन करें, और उसे उसकी असली तारीख दें।',
  ],

  formTitle: 'याद जोड़ें',
  formText: 'यह दोनों को दिखेगी।',
  editTitle: 'याद एडिट करें',
  dateTitle: 'इस डेट को यादों में जोड़ें',
  dateText: 'एक फ़ोटो और एक लाइन काफ़ी है, सालों बाद इसे फिर से जीने को।',
  fieldTitle: 'टाइटल',
  titleExample: 'छत पर पतंगें',
  fieldDate: 'तारीख',
  dayOfPhoto: 'जिस दिन फ़ोटो ली गई।',
  takeDayOfPhoto: (day) => `फ़ोटो ${day} की है। यही तारीख रखें`,
  texts: { place: 'जगह', description: 'डिटेल' },
  descriptionExample: 'कौन था, क्या बातें हुईं, हवा में कैसी खुशबू थी',
  fieldTags: 'टैग',
  fieldImageUrl: 'फ़ोटो का URL',
  imageUrlExample: 'https://…',
  imageUrlHint: 'अपनी फ़ोटो की जगह: इंटरनेट की कोई तस्वीर।',
  create: 'याद जोड़ें',
  upgrade: 'प्रीमियम लें',
  saveDate: 'याद सेव करें',
  save: 'बदलाव सेव करें',

  photo: 'फ़ोटो',
  choosePhoto: 'फ़ोटो चुनें',
  choosePhotoText: 'कैमरे या गैलरी से, या यहाँ खींच लाएँ: 10 तक, हर एक 15\u00A0MB तक।',
  furtherPhotos: 'और फ़ोटो',
  addPhotos: 'फ़ोटो जोड़ें',
  photoNumber: (number) => `फ़ोटो ${number}`,
  photosOf: (title) => `${title} की फ़ोटो`,
  photoCount: (count) => `${count} फ़ोटो`,
  makeCover: 'कवर बनाएँ',
  moveEarlier: 'पहले लाएँ',
  replacePhoto: 'बदलें',
  removePhoto: 'फ़ोटो हटाएँ',
  otherPhoto: 'दूसरी चुनें',
  withoutPhoto: 'फ़ोटो के बिना',
  photosLeftOut: (most, count) =>
    count === 1 ? `एक याद में ${most} फ़ोटो आती हैं। एक छूट गई।` : `एक याद में ${most} फ़ोटो आती हैं। ${count} छूट गईं।`,
  photosLost: (count) =>
    count === 1 ? 'एक फ़ोटो अब यहाँ नहीं है। उसे फिर से चुनें।' : `${count} फ़ोटो अब यहाँ नहीं हैं। उन्हें फिर से चुनें।`,
  uploadWaiting: 'बारी का इंतज़ार…',
  preparing: 'फ़ोटो तैयार हो रही है…',
  uploading: (percent) => `अपलोड हो रही है… ${percent}%`,
  uploadingLabel: 'फ़ोटो का अपलोड',
  storing: 'बस हो ही गया…',
  cancelUpload: 'अपलोड रोकें',
  retryUpload: 'फिर कोशिश करें',
  uploadFailed: 'फ़ोटो नहीं पहुँची। फिर कोशिश करें।',
  photoReady: 'फ़ोटो तैयार है',
  waitingForPhotos: (count) => (count === 1 ? 'एक फ़ोटो का इंतज़ार…' : `${count} फ़ोटो का इंतज़ार…`),
  photosHeldUp: 'अभी कुछ सेव नहीं हुआ: एक फ़ोटो नहीं पहुँची। फिर कोशिश करें, या उसे हटाएँ।',

  view: 'याद',
  position: (position, count) => `${count} में से ${position}`,
  newer: 'इसके बाद की याद',
  older: 'इससे पहले की याद',
  keptBy: (name) => `${name} ने सँजोई`,
  keptByYou: 'आपने सँजोई',
  brokenPhoto: 'यह फ़ोटो अभी नहीं दिख सकती।',
  milestones: { date_night: 'डेट नाइट' },
  edit: 'एडिट करें',
  delete: 'डिलीट करें',
  download: 'फ़ोटो डाउनलोड करें',
  downloadOriginal: 'ओरिजिनल डाउनलोड करें',
  originalFacts: (width, height, size) => `${width}\u00A0×\u00A0${height}, ${size}`,
  originals: 'ओरिजिनल फ़ोटो',
  originalsText:
    'आपकी यादों की फ़ोटो, जैसी कैमरे ने लीं, दोनों के डाउनलोड के लिए। कहाँ और किस फ़ोन से ली गईं, यह पहले ही हटा दिया जाता है।',
  originalsLoading: 'कितनी जगह बची है, देख रहे हैं…',
  originalsFailed: 'बची हुई जगह लोड नहीं हुई',
  originalsFailedText: 'आपकी फ़ोटो सुरक्षित हैं। फिर कोशिश करें।',
  originalsUsed: (used, total) => `${total} में से ${used} भरी`,
  originalsNearlyFull:
    'जगह लगभग भर गई है। यादें हमेशा के लिए डिलीट करने से जगह बनेगी; तब तक फ़ोटो स्क्रीन के साइज़ में रखी जाएँगी।',
  originalsNote: (used) => `सेव करने के बाद ओरिजिनल अपलोड होते हैं। उनके लिए जगह: ${used}।`,
  originalNotKept: 'ओरिजिनल नहीं रखा जा सका',
  deleteTitle: 'यह याद डिलीट करें?',
  deleteText: (title, hasPhoto) =>
    `“${title}” ${hasPhoto ? 'और इसकी फ़ोटो दोनों के लिए हट जाएँगी' : 'दोनों के लिए हट जाएगी'}। प्रोफ़ाइल के “हाल में डिलीट हुआ” से 30 दिन तक वापस ला सकते हैं।`,

  error: 'गड़बड़ हुई',
  created: 'याद जुड़ गई!',
  createdText: 'अब यह आपकी टाइमलाइन में है।',
  createFailed: 'याद नहीं जुड़ी',
  createFailedText: 'याद नहीं जुड़ पाई।',
  saved: 'याद सेव हो गई!',
  savedText: 'यह डेट अब एक याद है।',
  saveFailedText: 'याद सेव नहीं हुई। फिर कोशिश करें।',
  updated: 'याद अपडेट हो गई!',
  updatedText: 'आपके बदलाव सेव हो गए।',
  updateFailedText: 'याद अपडेट नहीं हुई। फिर कोशिश करें।',
  deleted: 'याद डिलीट हुई',
  deletedText: 'यह आपकी टाइमलाइन से हट गई।',
  deleteFailedText: 'याद डिलीट नहीं हुई। फिर कोशिश करें।',
};
