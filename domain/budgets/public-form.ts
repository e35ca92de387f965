import { compareBudgets } from './rules.ts';
import type { Budget } from './schema.ts';

/** Returns budgets as the API does, with the amounts spent by category and in `total`, in their order. */
export function toBudgets(
  rows: Iterable<Omit<Budget, 'spent'>>,
  spent: ReadonlyMap<Budget['category'], string>,
): Budget[] {
  return [...rows].map((row) => ({ ...row, spent: spent.get(row.category) ?? '0.00' })).toSorted(compareBudgets);
}
