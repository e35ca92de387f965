/** Parts of the page, in order; each is the id of its section. */
export const MONEY_PARTS = ['month', 'goals', 'analysis'] as const;
export type MoneyPart = (typeof MONEY_PARTS)[number];
