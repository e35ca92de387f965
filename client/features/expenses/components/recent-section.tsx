import { Fragment } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { findFirstBefore, useSplitting } from '#client/features/balance/splitting-model.ts';
import { transactionsPath } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { RECENT_EXPENSES } from '#domain/expenses/facts.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { recentExpensesRead } from '../reads.ts';
import { BeforeSplitting } from './before-splitting.tsx';
import { ExpenseRow } from './expense-row.tsx';

export function RecentTransactions() {
  const recent = useCopied(recentExpensesRead, null);
  const splitting = useSplitting();
  const hasAny = recent.data !== undefined && recent.data.length > 0;
  return (
    <Section
      title={text.recent}
      action={
        hasAny && (
          <ButtonLink to={transactionsPath()} variant="quiet" className="-mx-5">
            {text.seeAll}
          </ButtonLink>
        )
      }
    >
      <QueryState
        query={recent}
        skeleton={<ListSkeleton label={text.recentLoading} rows={RECENT_EXPENSES} />}
        failedTitle={text.recentFailedTitle}
        failedText={text.failedText}
        empty={<p className="text-ink-soft">{text.recentEmpty}</p>}
      >
        {(expenses) => (
          <ul className="divide-y divide-line border-y border-line">
            {expenses.map((expense) => (
              <Fragment key={expense.id}>
                {expense === findFirstBefore(expenses, splitting) && (
                  <li>
                    <BeforeSplitting />
                  </li>
                )}
                <ExpenseRow expense={expense} />
              </Fragment>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
