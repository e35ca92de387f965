import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/shell.ts';

export const shellText: Catalogue<typeof english.shellText> = {
  loading: 'लोड हो रहा है…',
  crashTitle: 'यह पेज रुक गया',
  crashText: 'आपका सेव किया कुछ नहीं खोया। पेज फिर से लोड करें; दोबारा ऐसा हो तो हमें बताएँ।',
  reload: 'फिर से लोड करें',
  skipToContent: 'सीधे कंटेंट पर जाएँ',

  mainMenu: 'मेन मेन्यू',
  openMenu: 'मेन्यू',
  home: 'होम',
  dates: 'डेट',
  memories: 'यादें',
  money: 'हिसाब',
  more: 'और',

  dashboard: 'डैशबोर्ड',
  datePlanning: 'डेट प्लानिंग',
  calendar: 'कैलेंडर',
  finances: 'हिसाब',
  signOut: 'साइन आउट करें',
  signOutTitle: 'इस डिवाइस से साइन आउट करें?',
  openProfile: 'प्रोफ़ाइल',
  sendNudge: 'इशारा भेजें',
  beingChecked: 'पेमेंट चेक हो रहा है',
  upgradeForNudges: 'इशारों के लिए प्रीमियम लें',

  language: 'भाषा',
};
