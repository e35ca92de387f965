/** Texts of a list's page that other screens with lists do not need. */
export const listFormText = {
  examples: {
    shopping: 'Milk, rice, tea…',
    chores: 'Water the plants, pay the light bill…',
    packing: 'Sunscreen, chargers, tickets…',
    wishes: 'A saree for Ba, a weekend in Diu…',
    other: 'What comes to mind…',
  },
  expenseMade: 'Recorded as an expense',
} as const;
