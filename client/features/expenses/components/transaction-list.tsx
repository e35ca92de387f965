import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ExpenseFilters } from '#domain/expenses/schema.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { groupByDay } from '../model.ts';
import { useExpenses } from '../use-expenses.ts';
import { findFirstBefore, useSplitting } from '#client/features/balance/splitting-model.ts';
import { BeforeSplitting } from './before-splitting.tsx';
import { ExpenseRow } from './expense-row.tsx';

interface TransactionListProps {
  filters: NonNullable<ExpenseFilters>;
  onClear: () => void;
}

/** Lists the filtered expenses, grouped by day. */
export function TransactionList({ filters, onClear }: TransactionListProps) {
  const { rows: expenses, ...pages } = useExpenses(filters);
  const sum = useRead(api.expenses.sum.queryOptions({ input: filters, placeholderData: keepPreviousData }));
  const firstBefore = findFirstBefore(expenses ?? [], useSplitting())?.spentOn;
  const isFiltered = Object.keys(filters).length > 0;

  if (pages.isLoadingError) {
    return (
      <ErrorState
        level={2}
        title={text.recentFailedTitle}
        text={text.failedText}
        error={pages.error}
        isRetrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  if (!expenses) return <ListSkeleton label={text.recentLoading} rows={8} />;
  if (expenses.length === 0) {
    return isFiltered ? (
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
    );
  }
  return (
    <div className={clsx('grid gap-6 transition-opacity', pages.isPlaceholderData && 'opacity-60')}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="figures font-medium">
          {sum.data && text.found(formatCoins(sum.data.count), formatMoney(sum.data.total), sum.data.count === 1)}
        </p>
        {isFiltered && (
          <Button variant="quiet" onClick={onClear}>
            {text.clearFilters}
          </Button>
        )}
      </div>
      {groupByDay(expenses).map(({ date, expenses: ofDay }) => (
        <section key={date}>
          {date === firstBefore && <BeforeSplitting />}
          <h2 className="font-text text-caption font-semibold text-ink-soft">{formatDate(date)}</h2>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {ofDay.map((expense) => (
              <ExpenseRow key={expense.id} expense={expense} isUnderItsDay />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore pages={pages} label={text.showMore} className="justify-self-center" />
    </div>
  );
}
