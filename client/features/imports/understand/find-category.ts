import type { ExpenseCategory } from '#contract/constants/finances.ts';

/** Words in the categories of other apps; the first match decides: 'Food and drink - Groceries' is groceries. */
const WORDS: readonly [RegExp, ExpenseCategory][] = [
  [/grocer|supermarket|kirana|vegetable|કરિયાણું|किराना|घर का सामान/i, 'groceries'],
  [/\bdate/i, 'dates'],
  [/gift|donation|ગિફ્ટ|गिफ़्ट/i, 'gifts'],
  [/food|dining|restaurant|liquor|coffee|drink|lunch|dinner|ખાવા|खाना/i, 'food'],
  [
    /transport|travel|taxi|cab|\bcar\b|fuel|gas\/|petrol|parking|bus|train|plane|flight|hotel|bicycle|ટ્રાવેલ|ट्रैवल/i,
    'travel',
  ],
  [/entertain|game|movie|music|sport|એન્ટર|एंटर/i, 'entertainment'],
  [/shop|cloth|electronic|furnitur|household|શોપિંગ|शॉपिंग/i, 'shopping'],
];

export function findCategory(words: string): ExpenseCategory {
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}
