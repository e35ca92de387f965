import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminFiguresText as figuresText } from '#messages/en/admin/figures.ts';
import { adminText as text } from '#messages/en/admin/frame.ts';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { statGridClass } from './stat-card.tsx';

interface FiguresPanelProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The faces of figures: their places while they load, the offer to try again, and what they say. */
export function FiguresPanel<Data>({ query, children }: FiguresPanelProps<Data>) {
  return (
    <QueryFaces
      query={query}
      skeleton={<FiguresSkeleton />}
      level={2}
      failedTitle={text.loadFailed}
      failedText={text.loadFailedText}
    >
      {children}
    </QueryFaces>
  );
}

function FiguresSkeleton() {
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
