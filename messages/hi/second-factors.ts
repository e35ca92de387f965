import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/second-factors.ts';
import { isolated } from '../isolated.ts';

export const secondFactorsText: Catalogue<typeof english.secondFactorsText> = {
  needed: 'एडमिन पैनल खोलने से पहले साइन इन का दूसरा स्टेप सेट करें',
  stepUp: 'पक्का करें कि यह आप ही हैं',
  passwordWrong: 'पासवर्ड सही नहीं है',
  passkeyUnknown: 'यह पासकी यहाँ के किसी अकाउंट की नहीं है',
  passkeysMax: (count) => `आपके पास ${count} पासकी हैं। नई जोड़ने से पहले एक हटाएँ।`,
  appExists: 'आपके पास पहले से ऑथेंटिकेटर ऐप है। दूसरा लगाने से पहले उसे हटाएँ।',
  appNotStarted: 'पहले अपने ऑथेंटिकेटर ऐप के सीक्रेट कोड से शुरू करें',
};

export const secondFactorScreensText: Catalogue<typeof english.secondFactorScreensText> = {
  title: 'साइन इन',
  intro: 'दूसरा स्टेप हो, तो किसी को पासवर्ड पता चल जाए तब भी अकाउंट आपका ही रहता है।',
  loading: 'साइन इन के तरीके लोड हो रहे हैं…',
  failedTitle: 'साइन इन के तरीके लोड नहीं हुए',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',

  app: 'ऑथेंटिकेटर ऐप',
  appOff: 'सेट नहीं है',
  appSince: (date) => `${date} को सेट हुआ`,
  setUpApp: 'सेट करें',
  removeApp: 'हटाएँ',
  removeAppTitle: 'ऑथेंटिकेटर ऐप हटाएँ?',
  removeAppText: 'फिर साइन इन करने पर उसका कोड नहीं माँगा जाएगा।',
  appRemoved: 'ऑथेंटिकेटर ऐप हटा दिया',
  appTitle: 'ऑथेंटिकेटर ऐप सेट करें',
  appOpen: 'ऑथेंटिकेटर ऐप में खोलें',
  appScan: 'यह कोड Google Authenticator, Aegis या 1Password जैसे किसी ऐप से स्कैन करें।',
  appQr: 'QR कोड, जिसमें आपके अकाउंट का सीक्रेट कोड है',
  appKey: 'या यह सीक्रेट कोड टाइप करें',
  appKeyCopied: 'सीक्रेट कोड कॉपी हो गया',
  appCode: 'ऐप में दिख रहा 6 अंकों का कोड',
  appConfirm: 'कन्फ़र्म करें',
  appAdded: 'ऑथेंटिकेटर ऐप सेट हो गया',
  appFailed: 'ऑथेंटिकेटर ऐप सेट नहीं हुआ',

  passkey: 'पासकी',
  passkeyUsed: (date) => `पिछली बार: ${date}`,
  passkeyAdded: (date) => `${date} को जोड़ी गई`,
  addPasskey: 'पासकी जोड़ें',
  passkeyTitle: 'पासकी जोड़ें',
  passkeyText: `फिर ${brand.name} में उँगली, चेहरे या स्क्रीन लॉक से साइन इन होगा, बिना पासवर्ड।`,
  passkeyName: 'इस पासकी का नाम',
  passkeyNameExample: 'मेरा फ़ोन',
  passkeyCreated: 'पासकी जुड़ गई',
  passkeyFailed: 'पासकी नहीं जुड़ी',
  passkeyCancelled: 'डिवाइस पर पासकी नहीं बनी। फिर कोशिश करें।',
  removePasskey: 'हटाएँ',
  removePasskeyTitle: (name) => `“${isolated(name)}” पासकी हटाएँ?`,
  removePasskeyText: 'इससे फिर साइन इन नहीं होगा। इसे अपने डिवाइस से भी हटा दें।',
  passkeyRemoved: 'पासकी हटा दी',
  removeFailed: 'नहीं हटा',

  recoveryCodes: 'रिकवरी कोड',
  codesLeft: (count) => (count === 0 ? 'एक भी नहीं बचा' : `${count} कोड बाकी`),
  renewCodes: 'नए बनाएँ',
  renewTitle: 'नए रिकवरी कोड बनाएँ?',
  renewText: 'फिर आपके पुराने कोड काम नहीं करेंगे।',
  renewFailed: 'नए कोड नहीं बने',
  codesTitle: 'ये रिकवरी कोड सँभालकर रखें',
  codesText: 'फ़ोन खो जाए तो हर कोड से एक बार साइन इन होगा। ये दोबारा नहीं दिखेंगे: प्रिंट कर लें, या किसी सुरक्षित जगह रखें।',
  copyCodes: 'कॉपी करें',
  codesCopied: 'रिकवरी कोड कॉपी हो गए',
  downloadCodes: 'डाउनलोड करें',
  codesFile: `${brand.slug}-recovery-codes.txt`,
  codesKept: 'सँभालकर रख लिए',

  password: 'आपका पासवर्ड',
  continue: 'आगे बढ़ें',

  code: 'ऑथेंटिकेटर ऐप का कोड, या कोई रिकवरी कोड',
  confirm: 'कन्फ़र्म करें',
  withPasskey: 'पासकी इस्तेमाल करें',

  adminTitle: 'पैनल खुलने से पहले एक स्टेप और',
  adminText:
    'एडमिन वह देखते हैं जो बहुत से लोगों ने भरोसे से दिया है, इसलिए सिर्फ़ पासवर्ड काफ़ी नहीं। अपने अकाउंट में पासकी या ऑथेंटिकेटर ऐप जोड़ें।',
  adminAction: 'प्रोफ़ाइल में जोड़ें',
};
