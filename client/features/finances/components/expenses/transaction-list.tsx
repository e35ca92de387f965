import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ExpenseFilters } from '#contract/finances.ts';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { api } from '../../../../lib/api.ts';
import { formatDate } from '../../../../lib/format/dates.ts';
import { formatCoins, formatMoney } from '../../../../lib/format/money.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { useExpensePages } from '../../api.ts';
import { groupByDay } from '../../model.ts';
import { ExpenseRow } from './expense-row.tsx';

interface TransactionListProps {
  filters: NonNullable<ExpenseFilters>;
  onClear: () => void;
}

/** What the filters find, day by day, page by page. */
export function TransactionList({ filters, onClear }: TransactionListProps) {
  const pages = useExpensePages(filters);
  const sum = useQuery(
    api.finances.sumExpenses.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  );
  const isFiltered = Object.keys(filters).length > 0;

  if (pages.isPending) return <ListSkeleton label={text.recentLoading} rows={8} />;
  if (pages.isLoadingError) {
    return (
      <ErrorState
        level={2}
        title={text.recentFailedTitle}
        text={text.failedText}
        isRetrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  const expenses = pages.data.pages.flatMap((page) => page.expenses);
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
      <EmptyState level={2} title={text.analysisEmptyTitle} text={text.recentEmpty} />
    );
  }
  return (
    <div className={clsx('grid gap-6 transition-opacity', pages.isPlaceholderData && 'opacity-60')}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="figures font-medium">
          {sum.data &&
            text.found(formatCoins(sum.data.count), formatMoney(sum.data.total), sum.data.count === 1)}
        </p>
        {isFiltered && (
          <Button variant="quiet" onClick={onClear}>
            {text.clearFilters}
          </Button>
        )}
      </div>
      {groupByDay(expenses).map(({ date, expenses: ofDay }) => (
        <section key={date}>
          <h2 className="font-text text-caption font-semibold text-ink-soft">{formatDate(date)}</h2>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {ofDay.map((expense) => (
              <ExpenseRow key={expense.id} expense={expense} isUnderItsDay />
            ))}
          </ul>
        </section>
      ))}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          isPending={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {text.showMore}
        </Button>
      )}
    </div>
  );
}
