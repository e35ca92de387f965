import type { Catalogue } from '#messages/catalogue.ts';
import type { commentsText as english } from '../en/comments.ts';

export const commentsText: Catalogue<typeof english> = {
  emojiInvalid: 'छह में से एक इमोजी चुनें, या कोई नहीं',
  textRequired: 'अपना कमेंट लिखें',
  onlyWriter: 'दूसरे का कमेंट डिलीट नहीं किया जा सकता',
  commented: (firstName) => `${firstName} ने कमेंट लिखा`,
  commentOn: (title, words) => `${title}: ${words}`,
  reacted: (firstName, emoji) => `${firstName} ने ${emoji} भेजा`,
  several: (firstName) => `${firstName} ने कमेंट और रिएक्शन भेजे`,
  severalMessage: (figure, count) => (count === 1 ? 'एक नया कमेंट या रिएक्शन' : `${figure} नए कमेंट और रिएक्शन`),
};
