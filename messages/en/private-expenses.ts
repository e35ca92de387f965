import { isolated } from '../isolated.ts';

export const privateExpensesText = {
  privatePayer: 'What only you see is paid by you.',
  surpriseOfBoth: 'A surprise is for both of you to see one day.',
  onlyAuthorHides: 'Only the one who added an expense decides who sees it.',
  settledSince: 'You have settled up since then, so who sees it stays as it is.',
  /** The payer of what was paid from the couple's own money. */
  ourMoney: 'Our money',
} as const;

/** Texts of the form and the row for the audience and the payer of an expense. */
export const privateExpenseScreensText = {
  whoSees: 'Who sees it',
  both: 'Both of you',
  /** For a member without a partner yet. */
  bothAlone: 'Your partner too',
  meAloneHint: 'It stays yours when your partner joins you.',
  me: 'Only you',
  surprise: 'Surprise',
  onlyYou: 'Only you',
  surpriseUntil: (date: string) => `Surprise until ${date}`,
  surpriseDay: 'Your partner sees it on',
  meHint: (name: string) => `${isolated(name)} sees nothing of it, and it is in none of your shared sums.`,
  surpriseHint: (name: string) =>
    `Until then ${isolated(name)} sees nothing of it, and your shared sums are without it.`,
  ourMoney: 'Our money',
  ourMoneyHint: 'Counts in every sum, and never in who owes whom.',
  paidFromOurs: 'from our money',
  mineText: 'Your own expenses and surprises. They are in none of the sums above.',
  mineTotal: (month: string) => `${month}, seen by you alone`,
  mineFound: (count: string, total: string, isOne: boolean) =>
    isOne ? `1 that only you see, ${total}` : `${count} that only you see, ${total}`,
} as const;
