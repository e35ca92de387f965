import { foldText } from '../fold-text.ts';

interface Searched {
  title: string;
  description: string | null;
  category: string;
  spentOn: string;
}

/** Filters of the list of expenses; an empty one filters nothing. `month` is `YYYY-MM`. */
export interface ExpenseFilters {
  search?: string;
  category?: string;
  month?: string;
}

/** Returns true if the list of expenses with these filters contains the expense, as the server decides it. */
export function isExpenseListed(
  { title, description, category, spentOn }: Searched,
  { search = '', category: wanted = '', month = '' }: ExpenseFilters,
): boolean {
  const words = foldText(search.trim());
  return (
    (wanted === '' || wanted === category) &&
    spentOn.startsWith(month) &&
    [title, description ?? ''].some((text) => foldText(text).includes(words))
  );
}
