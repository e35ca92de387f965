import type { CopiedRead, CopyContext, Shown } from '#client/data/copy/shown.ts';
import { toBudgets } from '#domain/budgets/rules.ts';
import type { Budget } from '#domain/budgets/schema.ts';
import { sumMonth } from '#domain/statement/tally.ts';

/** This month's spending, by category and in `total`. */
export const spendingRead: CopiedRead<null, ReadonlyMap<Budget['category'], string>> = {
  of: ['expenses'],
  derive: (shown, _input, context) => sumThisMonth(shown, context),
};

/** The couple's budgets with this month's spending, that of all spending first. */
export const budgetsRead: CopiedRead<null, Budget[]> = {
  of: ['budgets', 'expenses'],
  derive: (shown, _input, context) =>
    toBudgets(
      shown('budgets').map(({ id: _id, ...budget }) => budget),
      sumThisMonth(shown, context),
    ),
};

function sumThisMonth(shown: Shown, { today }: CopyContext): ReadonlyMap<Budget['category'], string> {
  return sumMonth(shown('expenses'), today.slice(0, 7));
}
