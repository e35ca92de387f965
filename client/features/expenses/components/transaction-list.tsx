import { useMemo } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { findFirstBefore, useSplitting } from '#client/features/balance/splitting-model.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { LongParts } from '#client/ui/layout/long-list.tsx';
import { isPrivate, sumListed } from '#domain/expenses/rules.ts';
import type { Expense, ExpenseFilters } from '#domain/expenses/schema.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { privateExpenseScreensText as seenText } from '#messages/private-expenses.ts';
import { type ExpenseDay, groupByDay } from '../model.ts';
import { expensesRead } from '../reads.ts';
import { BeforeSplitting } from './before-splitting.tsx';
import { ExpenseRow } from './expense-row.tsx';

interface TransactionListProps {
  filters: NonNullable<ExpenseFilters>;
  onClear: () => void;
}

/** Lists the filtered expenses, grouped by day. */
export function TransactionList({ filters, onClear }: TransactionListProps) {
  const expenses = useCopied(expensesRead, filters);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <QueryState
      query={expenses}
      skeleton={<ListSkeleton label={text.recentLoading} rows={8} />}
      level={2}
      failedTitle={text.recentFailedTitle}
      failedText={text.failedText}
      empty={
        isFiltered ? (
          <EmptyState
            level={2}
            title={text.noneFoundTitle}
            text={text.noneFoundText}
            action={
              <Button variant="secondary" onClick={onClear}>
                {text.clearFilters}
              </Button>
            }
          />
        ) : (
          <EmptyState
            level={2}
            title={text.analysisEmptyTitle}
            text={text.recentEmpty}
            action={<ButtonLink to={paths.finances}>{text.firstExpense}</ButtonLink>}
          />
        )
      }
    >
      {(found) => <FoundExpenses expenses={found} isFiltered={isFiltered} onClear={onClear} />}
    </QueryState>
  );
}

interface FoundExpensesProps {
  expenses: readonly Expense[];
  isFiltered: boolean;
  onClear: () => void;
}

function FoundExpenses({ expenses, isFiltered, onClear }: FoundExpensesProps) {
  const firstBefore = findFirstBefore(expenses, useSplitting())?.spentOn;
  const [ofBoth, own] = useMemo(() => {
    const isSeen = (each: Expense) => !isPrivate(each);
    return [sumListed(expenses.filter(isSeen)), sumListed(expenses.filter(isPrivate))] as const;
  }, [expenses]);
  const days = useMemo(() => groupByDay(expenses), [expenses]);
  return (
    <div className="grid grid-cols-1">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="figures font-medium">
          {text.found(formatCoins(ofBoth.count), formatMoney(ofBoth.total), ofBoth.count === 1)}
          {own.count > 0 && (
            <span className="block text-caption text-ink-soft">
              {seenText.mineFound(formatCoins(own.count), formatMoney(own.total), own.count === 1)}
            </span>
          )}
        </p>
        {isFiltered && (
          <Button variant="quiet" onClick={onClear}>
            {text.clearFilters}
          </Button>
        )}
      </div>
      <LongParts parts={days} keyOf={({ key }) => key} heightOf={heightOf}>
        {({ date, isStart, expenses: ofDay }) => (
          <section className={isStart ? 'pt-6' : undefined}>
            {isStart && date === firstBefore && <BeforeSplitting />}
            {isStart && <h2 className="font-text text-caption font-semibold text-ink-soft">{formatDate(date)}</h2>}
            <ul className={`divide-y divide-line border-b border-line ${isStart ? 'mt-1 border-t' : ''}`}>
              {ofDay.map((expense) => (
                <ExpenseRow key={expense.id} expense={expense} isUnderItsDay />
              ))}
            </ul>
          </section>
        )}
      </LongParts>
    </div>
  );
}

/** Usual heights of a row and of a day's heading, in pixels. */
const ROW_PX = 66;
const HEADING_PX = 50;

function heightOf({ isStart, expenses }: ExpenseDay): number {
  return expenses.length * ROW_PX + (isStart ? HEADING_PX : 0);
}
