import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/notification-test.ts';

/** The screen that diagnoses missing notifications. */
export const notificationTestText: Catalogue<typeof english.notificationTestText> = {
  title: 'नोटिफ़िकेशन टेस्ट',
  lead: 'इस डिवाइस तक नोटिफ़िकेशन पहुँचते हैं या नहीं, यहाँ पता चलता है।',

  status: 'सिस्टम का स्टेटस',
  supported: 'नोटिफ़िकेशन चलते हैं',
  permission: 'परमिशन',
  subscription: 'पुश नोटिफ़िकेशन',
  worker: 'सर्विस वर्कर',
  lastPush: 'आखिरी नोटिफ़िकेशन',
  yes: 'हाँ',
  no: 'नहीं',
  none: 'अभी कोई नहीं',
  permissions: {
    granted: 'मिली हुई',
    denied: 'मना',
    default: 'अभी पूछा नहीं',
    unsupported: 'यहाँ नहीं चलता',
  },
  subscriptions: {
    active: 'चालू',
    none: 'बंद',
    retired: 'बंद हो गया',
    unchecked: 'जाँचा नहीं जा सका',
  },
  workers: {
    active: 'चालू',
    inactive: 'बंद',
    'not registered': 'रजिस्टर नहीं',
    'not supported': 'यहाँ नहीं चलता',
    error: 'गड़बड़',
    checking: 'जाँच रहे हैं',
  },

  actions: 'आज़माएँ',
  subscribe: 'पुश नोटिफ़िकेशन चालू करें',
  unsubscribe: 'पुश नोटिफ़िकेशन बंद करें',
  testBrowser: 'ब्राउज़र नोटिफ़िकेशन टेस्ट करें',
  testPush: 'पुश नोटिफ़िकेशन टेस्ट करें',
  refresh: 'फिर से जाँचें',
  pushNeedsSubscription: 'पुश टेस्ट के लिए पहले पुश नोटिफ़िकेशन चालू करें।',

  results: 'नतीजे',
  clear: 'साफ़ करें',
  noResults: 'नतीजे यहाँ दिखेंगे।',
  log: {
    subscribed: 'इस डिवाइस पर पुश नोटिफ़िकेशन चालू हैं',
    unsubscribed: 'इस डिवाइस पर पुश नोटिफ़िकेशन बंद हैं',
    subscribeFailed: (reason) => `चालू नहीं हुए: ${reason}`,
    unsubscribeFailed: (reason) => `बंद नहीं हुए: ${reason}`,
    browserShown: 'ब्राउज़र नोटिफ़िकेशन दिखा',
    browserFailed: (reason) => `ब्राउज़र नोटिफ़िकेशन नहीं दिखा: ${reason}`,
    permissionNotGranted: 'परमिशन नहीं मिली',
    pushFailed: (reason) => `टेस्ट पुश नहीं गया: ${reason}`,
    checked: 'फिर से जाँचा',
  },
  browserTitle: `इस डिवाइस पर ${brand.name}`,
  browserMessage: 'यह नोटिफ़िकेशन सीधे ब्राउज़र से आया।',

  issues: 'दिक्कतें',
  noIssues: 'इस डिवाइस पर नोटिफ़िकेशन के रास्ते में कुछ नहीं है।',
  issue: {
    unsupported: 'इस ब्राउज़र में पुश नोटिफ़िकेशन नहीं चलते। iPhone पर पहले ऐप को होम स्क्रीन पर जोड़ें।',
    denied: 'इस साइट के नोटिफ़िकेशन ब्लॉक हैं। ब्राउज़र की साइट सेटिंग्स में इजाज़त दें, फिर यह पेज दोबारा लोड करें।',
    notAsked: 'आपसे अभी परमिशन नहीं पूछी गई। “पुश नोटिफ़िकेशन चालू करें” चुनें।',
    noWorker: 'सर्विस वर्कर नहीं चल रहा। पेज दोबारा लोड करें; प्राइवेट विंडो में यह शायद न मिले।',
    notSubscribed: 'परमिशन है, पर इस डिवाइस पर पुश चालू नहीं है। “पुश नोटिफ़िकेशन चालू करें” चुनें।',
    retired: 'सर्वर अब इस डिवाइस पर नहीं भेजता। फिर चालू करने के लिए “पुश नोटिफ़िकेशन चालू करें” चुनें।',
  },

  tips: 'डिवाइस के टिप्स',
  thisDevice: 'यह डिवाइस',
  devices: { ios: 'iPhone और iPad', android: 'Android', desktop: 'डेस्कटॉप' },
  tipsFor: {
    ios: [
      'iOS 16.4 या उससे नया चाहिए।',
      'शेयर (Share), फिर “होम स्क्रीन में जोड़ें” (Add to Home Screen), और ऐप वहीं से खोलें।',
      'सेटिंग्स, नोटिफ़िकेशन: इजाज़त दें, और देख लें कि कोई फ़ोकस चालू न हो।',
    ],
    android: [
      'Chrome, साइट सेटिंग्स: नोटिफ़िकेशन की इजाज़त दें।',
      'सेटिंग्स, ऐप्स, बैटरी: ब्राउज़र या ऐप पर रोक न हो।',
      'देख लें कि “परेशान न करें” (Do not disturb) बंद हो।',
    ],
    desktop: [
      'एड्रेस के पास ताले या स्लाइडर का निशान: नोटिफ़िकेशन की इजाज़त दें।',
      'सिस्टम की अपनी सेटिंग्स में भी ब्राउज़र के नोटिफ़िकेशन चालू हों।',
      'ब्राउज़र चल रहा हो, कम से कम बैकग्राउंड में।',
    ],
  },

  user: 'आपका अकाउंट',
  name: 'नाम',
  email: 'ईमेल',
  id: 'ID',
  premium: 'प्रीमियम',
};
