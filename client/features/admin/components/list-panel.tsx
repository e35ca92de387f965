import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PagedList } from '#client/data/use-pages.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { adminText as text } from '#messages/en/admin/shell.ts';

interface ListPanelProps<Row> {
  /** Plural noun of the rows for the loading label: 'users'. */
  what: string;
  list: PagedList<Row>;
  isFiltered: boolean;
  /** Absent if the filters have their own button, or the list has no filters. */
  onClearFilters?: () => void;
  /** Shown if the list has no rows at all. */
  empty: ReactNode;
  /** Heading level of the empty and the error state: 2 directly below the panel's title, 3 within a section. */
  level?: 2 | 3;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Shows the four states of a paged list, and the button for its next page. */
export function ListPanel<Row>({
  what,
  list,
  isFiltered,
  onClearFilters,
  empty,
  level = 2,
  children,
}: ListPanelProps<Row>) {
  const { rows } = list;
  if (!rows && list.isPending) return <ListSkeleton label={text.loading(what)} rows={8} />;
  if (!rows) {
    return (
      <ErrorState
        level={level}
        title={text.loadFailed}
        text={text.loadFailedText}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (rows.length === 0) {
    if (!isFiltered) return empty;
    return (
      <EmptyState
        level={level}
        title={text.noneFound}
        text={text.noneFoundText}
        action={
          onClearFilters && (
            <Button variant="secondary" onClick={onClearFilters}>
              {text.clearFilters}
            </Button>
          )
        }
      />
    );
  }
  return (
    <div className={clsx('grid gap-4 transition-opacity', list.isPlaceholderData && 'opacity-60')}>
      {children(rows)}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="figures text-caption text-ink-soft">
          {text.shown(formatCoins(rows.length))}
        </p>
        <ShowMore pages={list} label={text.showMore} />
      </div>
    </div>
  );
}
