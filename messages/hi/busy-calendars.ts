import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/busy-calendars.ts';
import { isolated } from '../isolated.ts';

export const busyCalendarsText: Catalogue<typeof english.busyCalendarsText> = {
  addressInvalid: 'https वाला पब्लिक लिंक डालें।',
  tooMany: (max) => `ज़्यादा से ज़्यादा ${max} कैलेंडर जोड़े जा सकते हैं।`,
  notFound: 'कैलेंडर नहीं मिला',
  unreadEvents: (count) => (count === 1 ? '1 एंट्री पढ़ी नहीं जा सकी' : `${count} एंट्री पढ़ी नहीं जा सकीं`),
  unreadZones: (count) => `${count} एंट्री का टाइम ज़ोन पहचाना नहीं जा सका`,
  unreadBoth: (events, zones) =>
    `${events} एंट्री ${events === 1 ? 'पढ़ी नहीं जा सकी' : 'पढ़ी नहीं जा सकीं'}, और ${zones} एंट्री का टाइम ज़ोन पहचाना नहीं जा सका`,
};

export const busyCalendarScreensText: Catalogue<typeof english.busyCalendarScreensText> = {
  open: 'आपके बिज़ी समय के कैलेंडर',
  none: 'एक जोड़ें, फिर उसमें आप जब बिज़ी हों, वह टाइम खाली नहीं गिना जाएगा।',
  count: (count) => `${count} कैलेंडर`,
  someFailed: (count) => (count === 1 ? '1 कैलेंडर पढ़ा नहीं जा सका' : `${count} कैलेंडर पढ़े नहीं जा सके`),
  someUnread: 'कुछ एंट्री छूट गई होंगी या गलत समय पर दिख सकती हैं',

  title: 'आपके बिज़ी समय के कैलेंडर',
  privacy: (partner) =>
    `सिर्फ़ इतना रखते हैं कि आप कब बिज़ी हैं। ${isolated(partner)} को सिर्फ़ वही समय दिखता है जब आप दोनों खाली हों।`,
  privacyAlone: 'सिर्फ़ इतना रखते हैं कि आप कब बिज़ी हैं। पार्टनर को सिर्फ़ वही समय दिखेगा जब आप दोनों खाली हों।',
  loading: 'आपके कैलेंडर लोड हो रहे हैं…',
  failedTitle: 'आपके कैलेंडर लोड नहीं हुए',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',
  empty: 'ऑफ़िस या कॉलेज का कैलेंडर जोड़ें, फिर उसमें आप जब बिज़ी हों, वह टाइम खाली नहीं गिना जाएगा।',
  fromFile: 'फ़ाइल से',
  pending: 'पढ़ा जा रहा है…',
  read: (when) => `पढ़ा: ${when}`,
  lastRead: (when) => `आखिरी बार पढ़ा: ${when}`,
  retried: 'हर घंटे फिर कोशिश होती है।',
  full: (max) => `आपके ${max} कैलेंडर हो गए, इससे ज़्यादा नहीं जुड़ते। नया जोड़ने के लिए एक डिलीट करें।`,

  addByAddress: 'लिंक से जोड़ें',
  chooseFile: 'फ़ाइल से जोड़ें',
  sending: (percent) => `फ़ाइल भेज रहे हैं: ${percent}%`,
  addressTitle: 'लिंक से कैलेंडर जोड़ें',
  name: 'नाम',
  nameExample: 'ऑफ़िस',
  address: 'लिंक',
  addressHint:
    'Google: कैलेंडर की सेटिंग्स में “Secret address in iCal format”। Apple: पब्लिक कैलेंडर का लिंक। Outlook: पब्लिश किए कैलेंडर का ICS लिंक।',
  add: 'कैलेंडर जोड़ें',
  added: 'कैलेंडर जुड़ गया',
  addedText: 'पढ़ते ही आपका खाली समय बदल जाएगा।',
  addFailed: 'कैलेंडर नहीं जुड़ा',

  delete: 'डिलीट करें',
  deleteTitle: 'यह कैलेंडर डिलीट करना है?',
  deleteText: (name) => `“${isolated(name)}” और उसका बिज़ी समय तुरंत डिलीट होगा, और वह समय फिर खाली गिना जाएगा।`,
  deleteConfirm: 'कैलेंडर डिलीट करें',
  deleted: 'कैलेंडर डिलीट हुआ',
  deleteFailed: 'कैलेंडर डिलीट नहीं हुआ',
};
