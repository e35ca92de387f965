import type { Catalogue } from '#messages/catalogue.ts';
import type { notesText as english } from '../en/notes.ts';

export const notesText: Catalogue<typeof english> = {
  titleRequired: 'टाइटल लिखें',
  contentRequired: 'नोट में कुछ लिखें',
  categoryRequired: 'कैटेगरी चुनें',
  categoryInvalid: 'दी हुई कैटेगरी में से एक चुनें',
  privacyInvalid: 'नोट प्राइवेट है या नहीं, true या false में बताएँ',
  onlyWriterChanges: 'यह नोट पार्टनर का है, इसे वही बदल सकते हैं',
  categories: {
    preferences: 'पसंद-नापसंद',
    gifts: 'गिफ़्ट आइडिया',
    food: 'खाना',
    places: 'जगहें',
    entertainment: 'एंटरटेनमेंट',
    special: 'खास',
  },
};
