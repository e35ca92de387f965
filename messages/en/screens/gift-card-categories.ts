/** The names of gift card categories, on the cards and in every choice. */
export const giftCardCategories = {
  shopping: 'Shopping',
  food: 'Food',
  entertainment: 'Entertainment',
  travel: 'Travel',
  fashion: 'Fashion',
  electronics: 'Electronics',
  grooming: 'Grooming',
  fitness: 'Fitness',
} as const;
