import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/settings.ts';

/** The rows that lead to the settings. */
export const settingsText: Catalogue<typeof english.settingsText> = {
  signIn: 'साइन इन और लॉक',
  signInText: 'ऑथेंटिकेटर ऐप, पासकी और ऐप लॉक',
  notifications: 'क्या भेजें, शांत समय, ईमेल',
  devices: 'आप कहाँ साइन इन हैं',
  calendar: 'फ़ोन के कैलेंडर में आपकी डेट, तिथि और त्योहार',
  data: 'यहाँ रखी हर चीज़ की कॉपी',
  originals: 'वे कितनी जगह लेती हैं',
  trash: 'डिलीट किया हुआ वापस लाएँ',
};
