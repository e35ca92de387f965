import { clsx } from 'clsx';
import { useMemo } from 'react';
import { formatCoins } from '#client/lib/format/money.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button, type ButtonVariant } from '#client/ui/forms/button.tsx';
import { filterMemories } from '#domain/memories/rules.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import type { MemoryFilters } from '../../use-memory-filters.ts';
import { Timeline } from '../timeline.tsx';
import { LazyMemoryViewer } from '../viewer/lazy-memory-viewer.tsx';

/** Shows the memories that the filters find as a timeline. */
export function FoundMemories({
  memories: all,
  filters,
  onClear,
}: {
  memories: readonly Memory[];
  filters: MemoryFilters;
  onClear: () => void;
}) {
  const memories = useMemo(() => filterMemories(all, filters), [all, filters]);
  const showAll = (variant: ButtonVariant) => (
    <Button variant={variant} onClick={onClear} className={clsx(variant === 'quiet' && '-mx-5')}>
      {text.showAll}
    </Button>
  );
  if (memories.length === 0)
    return <EmptyState level={2} title={text.noneFoundTitle} text={text.noneFoundText} action={showAll('secondary')} />;
  return (
    <div className="-mt-4 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="font-medium">
          {text.found(formatCoins(memories.length), memories.length === 1)}
        </p>
        {showAll('quiet')}
      </div>
      <Timeline memories={memories} hasRails={false} />
      <LazyMemoryViewer memories={memories} />
    </div>
  );
}
