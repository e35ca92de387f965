import type { Catalogue } from '#messages/catalogue.ts';
import type { listsText as english } from '../en/lists.ts';

export const listsText: Catalogue<typeof english> = {
  titleRequired: 'लिस्ट का नाम लिखें।',
  textRequired: 'कुछ लिखें।',
  kindInvalid: 'चुनें कि यह कैसी लिस्ट है।',
  assigneeInvalid: 'यह काम आप दोनों में से ही किसी को दिया जा सकता है।',
  dayInvalid: 'सही तारीख चुनें।',
  repeatInvalid: '1 से 12 दिन, हफ़्ते या महीने चुनें।',
  choiceInvalid: 'जवाब true या false में दें।',
  positionInvalid: 'जगह एक नंबर होनी चाहिए।',
  itemsInvalid: 'चीज़ों को उनकी id से बताएँ।',
  listsFull: (max) => `आपकी ${max} लिस्ट हो चुकी हैं। जो अब नहीं चाहिए, उसे डिलीट करें।`,
  itemsFull: (max) => `इस लिस्ट में ${max} चीज़ें हो चुकी हैं। जो हो गईं उन्हें हटाएँ, या नई लिस्ट बनाएँ।`,

  dueTitle: (text) => `आज: ${text}`,
  dueQuietly: 'आपकी लिस्ट में आज के लिए कुछ है',
  given: (firstName) => `${firstName} ने आपको एक काम दिया`,
  givenMessage: (title, text) => `${title}: ${text}`,
  givenSeveral: (figure, count) => (count === 1 ? 'आपकी लिस्ट में एक काम' : `आपकी लिस्ट में ${figure} काम`),
};
