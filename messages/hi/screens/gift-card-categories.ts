import type { Catalogue } from '#messages/catalogue.ts';
import type { giftCardCategories as english } from '../../en/screens/gift-card-categories.ts';

/** The names of gift card categories, on the cards and in every choice. */
export const giftCardCategories: Catalogue<typeof english> = {
  shopping: 'शॉपिंग',
  food: 'खाना-पीना',
  entertainment: 'एंटरटेनमेंट',
  travel: 'ट्रैवल',
  fashion: 'फ़ैशन',
  electronics: 'इलेक्ट्रॉनिक्स',
  grooming: 'ग्रूमिंग',
  fitness: 'फ़िटनेस',
};
