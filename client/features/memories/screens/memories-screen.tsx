import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { memoryScreensText as text } from '#messages/en/memory-screens.ts';
import { api } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { indiaDate } from '../../../lib/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LazyMemoryForm } from '../components/form/lazy-memory-form.tsx';
import { LazyMemoryViewer } from '../components/viewer/lazy-memory-viewer.tsx';
import { MemoryStats } from '../components/memory-stats.tsx';
import { MemoryTips } from '../components/memory-tips.tsx';
import { OnThisDay } from '../components/on-this-day.tsx';
import { PastDateForm } from '../components/form/past-date-form.tsx';
import { Timeline } from '../components/timeline.tsx';
import { TimelineSkeleton } from '../components/timeline-skeleton.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function MemoriesScreen() {
  const [isAdding, setIsAdding] = useState(false);
  const memories = useQuery(api.memories.list.queryOptions());
  const today = indiaDate(useNow());
  const add = () => setIsAdding(true);

  return (
    <>
      <PageHeader
        title={text.title}
        text={text.lead}
        backTo="previous"
        actions={
          <Button onClick={add} className="max-sm:hidden">
            <ImagePlus aria-hidden className="size-5" />
            {text.add}
          </Button>
        }
      />
      {memories.isPending && <TimelineSkeleton />}
      {memories.isError && (
        <ErrorState
          level={2}
          title={text.failedTitle}
          text={text.failedText}
          isRetrying={memories.isFetching}
          onRetry={() => void memories.refetch()}
        />
      )}
      {memories.isSuccess && (
        <div className="grid grid-cols-1 gap-10">
          <MemoryStats memories={memories.data} today={today} />
          {memories.data.length === 0 ? (
            <EmptyState
              level={2}
              title={text.emptyTitle}
              text={text.emptyText}
              action={<Button onClick={add}>{text.emptyAction}</Button>}
            />
          ) : (
            <>
              <OnThisDay memories={memories.data} today={today} />
              <Timeline memories={memories.data} />
            </>
          )}
          <MemoryTips />
          <LazyMemoryViewer memories={memories.data} />
        </div>
      )}
      <button
        type="button"
        onClick={add}
        aria-label={text.add}
        className="fixed right-5 bottom-[calc(6rem+env(safe-area-inset-bottom))] z-10 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-lift active:scale-95 sm:hidden"
      >
        <ImagePlus aria-hidden className="size-6" />
      </button>
      {isAdding && <LazyMemoryForm onClose={() => setIsAdding(false)} />}
      <PastDateForm />
    </>
  );
}
