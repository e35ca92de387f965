import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/app-lock.ts';

export const appLockText: Catalogue<typeof english.appLockText> = {
  title: 'ऐप लॉक',
  intro: `डिवाइस किसी के हाथ लग जाए, तब भी ${brand.name} का कुछ नहीं दिखेगा। बिना नेटवर्क देखने के लिए यहाँ सेव किया सब कुछ एन्क्रिप्ट रहता है।`,
  isOff: 'इस डिवाइस पर बंद है',
  turnOn: 'चालू करें',
  turnOff: 'बंद करें',
  lockNow: 'अभी लॉक करें',
  time: 'कब लॉक हो',
  minutesAway: (minutes) => `${minutes} मिनट बाद`,
  pin: 'PIN',
  pinText: (count) => `${count} अंक, सिर्फ़ इस डिवाइस के लिए`,
  change: 'बदलें',
  device: 'उँगली, चेहरा या स्क्रीन लॉक',
  deviceOn: 'इससे भी खुलता है',
  deviceOff: 'इस्तेमाल में नहीं',
  deviceUse: 'इस्तेमाल करें',
  deviceStop: 'इस्तेमाल बंद करें',
  cannot: 'इस ब्राउज़र में ऐप लॉक नहीं चलता। ऐप किसी और ब्राउज़र में, या प्राइवेट विंडो के बाहर खोलें।',

  turnOnTitle: 'ऐप लॉक चालू करें',
  turnOnText: 'PIN भूल जाने पर फिर से साइन इन करना होगा, और इस डिवाइस से जो बदलाव नहीं भेजे गए, वे खो जाएँगे।',
  newPin: 'नया PIN',
  newPinHint: (count) => `${count} अंक। बर्थडे न रखें: उसका अंदाज़ा लगाना आसान है।`,
  repeatPin: 'फिर से लिखें',
  currentPin: 'मौजूदा PIN',
  alsoDevice: 'उँगली, चेहरे या स्क्रीन लॉक से भी खोलें',
  alsoDeviceHint: 'आगे बढ़ने पर डिवाइस पूछेगा।',
  pinInvalid: (count) => `${count} अंक लिखें।`,
  pinGuessable: 'इस PIN का अंदाज़ा लगाना आसान है। दूसरा चुनें।',
  pinsDiffer: 'दोनों PIN एक जैसे नहीं हैं।',
  turnedOn: 'ऐप लॉक चालू है',
  turnOffTitle: 'ऐप लॉक बंद करें?',
  turnOffText: 'इस डिवाइस पर रखी चीज़ें फिर एन्क्रिप्ट नहीं रहेंगी।',
  turnedOff: 'ऐप लॉक बंद है',
  changePinTitle: 'PIN बदलें',
  pinChanged: 'PIN बदल गया',
  timeTitle: 'कब लॉक हो',
  timeChanged: 'सेव हुआ',
  useDeviceTitle: 'उँगली, चेहरे या स्क्रीन लॉक से खोलें',
  stopDeviceTitle: 'सिर्फ़ PIN से खोलें?',
  deviceAdded: 'अब डिवाइस से भी ऐप खुलेगा',
  deviceRemoved: 'अब सिर्फ़ PIN से ऐप खुलेगा',
  deviceUnable: 'इस डिवाइस से ऐप नहीं खोला जा सकता। PIN इस्तेमाल करें।',
  deviceRefused: 'डिवाइस ने पहचान कन्फ़र्म नहीं की। फिर से कोशिश करें।',
  deviceName: `${brand.name}: ऐप लॉक`,
  save: 'सेव करें',
  continue: 'आगे बढ़ें',
  failed: 'ऐप लॉक नहीं बदला',

  lockedTitle: `${brand.name} लॉक है`,
  lockedText: 'अपना PIN लिखें।',
  waits: (count) => (count === 1 ? 'खोलने पर 1 बदलाव भेजा जाएगा।' : `खोलने पर ${count} बदलाव भेजे जाएँगे।`),
  digitTyped: (typed, count) => `${count} में से ${typed} अंक`,
  deleteDigit: 'अंक मिटाएँ',
  unlocking: 'खुल रहा है…',
  byDevice: 'उँगली, चेहरा या स्क्रीन लॉक इस्तेमाल करें',
  wrong: (left) =>
    left === 1
      ? 'PIN गलत है। एक बार और गलत हुआ तो इस डिवाइस पर सेव की हुई चीज़ें डिलीट हो जाएँगी।'
      : `PIN गलत है। ${left} बार और कोशिश कर सकते हैं।`,
  wait: (time) => `PIN कई बार गलत हुआ। ${time} बाद फिर कोशिश करें।`,
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => `${count} मिनट`,
  spent: 'PIN कई बार गलत हुआ। इस डिवाइस पर रखी चीज़ें डिलीट हो गईं। अकाउंट सुरक्षित है: फिर से साइन इन करें।',
  forgot: 'PIN याद नहीं?',
  forgotTitle: 'फिर से साइन इन करें?',
  forgotText:
    'यहाँ से साइन आउट होगा, फिर पासवर्ड से साइन इन करें। ऐप लॉक बंद होगा और इस डिवाइस पर सेव की हुई चीज़ें डिलीट होंगी।',
  forgotWaiting: (count) =>
    count === 1
      ? '1 बदलाव अभी नहीं भेजा गया। PIN के बिना वह पढ़ा नहीं जा सकता और खो जाएगा।'
      : `${count} बदलाव अभी नहीं भेजे गए। PIN के बिना वे पढ़े नहीं जा सकते और खो जाएँगे।`,
  signInAgain: 'फिर से साइन इन करें',
  signOutFailed: 'साइन आउट नहीं हुआ',
};
