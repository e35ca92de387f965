import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { adminText as text } from '#messages/en/admin/frame.ts';
import { formatCoins } from '../../../lib/format/money.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { useParts } from '../api.ts';

interface ListPanelProps<Row> {
  /** What is listed, for the words while it loads: 'users'. */
  what: string;
  list: ReturnType<typeof useParts<Row>>;
  isFiltered: boolean;
  /** Absent where the filters have a button of their own, or there are none. */
  onClearFilters?: () => void;
  /** What stands there while there is nothing at all. */
  empty: ReactNode;
  /** Of a heading in place of the rows: 2 right below the panel's title, 3 within a section. */
  level?: 2 | 3;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The four faces of a list that grows, and the way to its next part. */
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
        {list.hasNextPage && (
          <Button
            variant="secondary"
            isPending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {text.showMore}
          </Button>
        )}
      </div>
    </div>
  );
}
