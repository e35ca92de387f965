import type { ExpenseCategory } from '#domain/expenses/facts.ts';
import { guessCategory } from '#domain/expenses/guess-category.ts';
import { payeeWords, withoutBankPhrases } from './statements/payee-words.ts';

/** Words in the categories of other apps; the first match decides: 'Food and drink - Groceries' is groceries. */
const WORDS: readonly [RegExp, ExpenseCategory][] = [
  [/grocer|supermarket|kirana|vegetable|કરિયાણું|किराना|घर का सामान/i, 'groceries'],
  [/\bdate/i, 'dates'],
  [/gift|donation|ગિફ્ટ|गिफ़्ट/i, 'gifts'],
  [/food|dining|restaurant|liquor|coffee|drink|lunch|dinner|ખાવા|खाना/i, 'food'],
  [/medic|health|doctor|hospital|pharmac|દવા|दवा/i, 'health'],
  [/\brent\b|mortgage|ભાડું|किराया/i, 'rent'],
  [/utilit|\bbills?\b|electricity|heat\/|water|internet|phone|recharge|\btv\b|trash|બિલ|बिल/i, 'bills'],
  [/transport|taxi|cab|\bcar\b|fuel|gas\/|petrol|parking|\bbus\b|bus\/|bicycle|આવવા-જવાનું|आना-जाना/i, 'transport'],
  [/travel|train|plane|flight|hotel|ટ્રાવેલ|ट्रैवल/i, 'travel'],
  [/entertain|game|movie|music|sport|એન્ટર|एंटर/i, 'entertainment'],
  [/furnitur|household|maintenance|\bhome\b|\bpets?\b|ઘર|घर/i, 'home'],
  [/shop|cloth|electronic|શૉપિંગ|શોપિંગ|शॉपिंग/i, 'shopping'],
];

/** Returns the category that a statement named, or the one of its payee: the words of a bank choose none. */
export function findStatementCategory(words: string, title: string): ExpenseCategory {
  return findCategory(withoutBankPhrases(words), payeeWords(title));
}

/** Returns the category that another app named, or the one of the title's everyday words. */
export function findCategory(words: string, title: string): ExpenseCategory {
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? guessCategory(title) ?? 'other';
}
