import type { Catalogue } from '#messages/catalogue.ts';
import type { giftCardCategories as english } from '../../en/screens/gift-card-categories.ts';

/** What the kinds of gift cards are called, on the cards themselves and wherever one is chosen. */
export const giftCardCategories: Catalogue<typeof english> = {
  shopping: 'શૉપિંગ',
  food: 'ખાવા-પીવાનું',
  entertainment: 'એન્ટરટેઇનમેન્ટ',
  travel: 'ટ્રાવેલ',
  fashion: 'ફૅશન',
  electronics: 'ઇલેક્ટ્રોનિક્સ',
  grooming: 'ગ્રૂમિંગ',
  fitness: 'ફિટનેસ',
};
