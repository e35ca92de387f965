import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { adminFiguresText as figuresText } from '#messages/en/admin/figures.ts';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { statGridClass } from './stat-card.tsx';

interface FiguresPanelProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows a query of figures while loading, after a failure and once loaded. */
export function FiguresPanel<Data>({ query, children }: FiguresPanelProps<Data>) {
  return (
    <QueryState
      query={query}
      skeleton={<FiguresSkeleton />}
      level={2}
      failedTitle={text.loadFailed}
      failedText={text.loadFailedText}
    >
      {children}
    </QueryState>
  );
}

function FiguresSkeleton() {
  return (
    <LoadingRegion label={text.loading(figuresText.figures)}>
      <div className="grid gap-6">
        <div className={statGridClass}>
          <Skeleton count={4} className="h-24" />
        </div>
        <Skeleton count={2} className="h-64" />
      </div>
    </LoadingRegion>
  );
}
