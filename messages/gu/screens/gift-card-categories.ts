import type { Catalogue } from '#messages/catalogue.ts';
import type { giftCardCategories as english } from '../../en/screens/gift-card-categories.ts';

/** The names of gift card categories, on the cards and in every choice. */
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
