/** What the kinds of gift cards are called, on the cards themselves and wherever one is chosen. */
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
