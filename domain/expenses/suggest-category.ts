import type { ExpenseCategory } from './facts.ts';
import { guessCategory } from './guess-category.ts';
import type { Expense } from './schema.ts';

/**
 * Returns the category that the couple last gave a title, else that of its everyday words; `null` without either. 'Other'
 * is what a form has before a choice, so everyday words win over it.
 */
export function suggestCategory(
  title: string,
  known: readonly Pick<Expense, 'title' | 'category'>[],
): ExpenseCategory | null {
  const typed = title.trim().toLowerCase();
  const learned = known.find((each) => each.title.toLowerCase() === typed)?.category ?? null;
  return learned === null || learned === 'other' ? (guessCategory(typed) ?? learned) : learned;
}
