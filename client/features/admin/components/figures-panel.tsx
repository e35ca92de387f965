import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminFiguresText as figuresText } from '#messages/en/admin/figures.ts';
import { adminText as text } from '#messages/en/admin/frame.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { statGridClass } from './stat-card.tsx';

interface FiguresPanelProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The faces of figures: their places while they load, the offer to try again, and what they say. */
export function FiguresPanel<Data>({ query, children }: FiguresPanelProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        level={2}
        title={text.loadFailed}
        text={text.loadFailedText}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <LoadingRegion label={text.loading(figuresText.figures)}>
      <div className="grid gap-6">
        <div className={statGridClass}>
          {Array.from({ length: 4 }, (_, card) => (
            <Skeleton key={card} className="h-24" />
          ))}
        </div>
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </LoadingRegion>
  );
}
