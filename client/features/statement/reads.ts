import type { CopiedRead } from '#client/data/copy/shown.ts';
import type { StatementPeriod } from '#domain/statement/facts.ts';
import { latestPeriods } from '#domain/statement/like-months.ts';
import type { FinanceSummary, Statement } from '#domain/statement/schema.ts';
import { summarise, sumStatement } from '#domain/statement/sum-expenses.ts';

/** The sums of the couple's expenses and savings. */
export const summaryRead: CopiedRead<null, FinanceSummary> = {
  of: ['expenses', 'goals'],
  derive: (shown, _input, { today }) => summarise(shown('expenses'), shown('goals'), today),
};

/** The spending of each month or year in a range of days, or in the latest ones without it. */
export const statementRead: CopiedRead<{ by: StatementPeriod; from?: string; to?: string }, Statement> = {
  of: ['expenses'],
  derive: (shown, { by, from, to }, { today }) => {
    const latest = latestPeriods(today, by);
    return sumStatement(shown('expenses'), { by, from: from ?? latest.from, to: to ?? latest.to });
  },
};
