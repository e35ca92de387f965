import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memoryScreensText as text } from '#messages/screens/memories.ts';
import { api } from '#client/lib/api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { MemoryFilters } from '../../use-memory-filters.ts';
import { Timeline } from '../timeline.tsx';
import { TimelineSkeleton } from '../timeline-skeleton.tsx';
import { LazyMemoryViewer } from '../viewer/lazy-memory-viewer.tsx';

/** Shows the memories that the server finds as a timeline; previous results stay during a new search. */
export function FoundMemories({ filters, onClear }: { filters: MemoryFilters; onClear: () => void }) {
  const found = useQuery(
    api.memories.list.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  );
  const showAll = (
    <Button variant="secondary" onClick={onClear}>
      {text.showAll}
    </Button>
  );
  return (
    <QueryState
      query={found}
      skeleton={<TimelineSkeleton />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
      empty={<EmptyState level={2} title={text.noneFoundTitle} text={text.noneFoundText} action={showAll} />}
    >
      {(memories) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="font-medium">
              {text.found(formatCoins(memories.length), memories.length === 1)}
            </p>
            {showAll}
          </div>
          <Timeline memories={memories} />
          <LazyMemoryViewer memories={memories} />
        </>
      )}
    </QueryState>
  );
}
