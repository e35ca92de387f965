import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { memoryScreensText as text } from '#messages/en/memory-screens.ts';
import { api } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { indiaDate } from '../../../lib/format/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
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
      <QueryFaces
        query={memories}
        skeleton={<TimelineSkeleton />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(all) => (
          <div className="grid grid-cols-1 gap-10">
            <MemoryStats memories={all} today={today} />
            {all.length === 0 ? (
              <EmptyState
                level={2}
                title={text.emptyTitle}
                text={text.emptyText}
                action={<Button onClick={add}>{text.emptyAction}</Button>}
              />
            ) : (
              <>
                <OnThisDay memories={all} today={today} />
                <Timeline memories={all} />
              </>
            )}
            <MemoryTips />
            <LazyMemoryViewer memories={all} />
          </div>
        )}
      </QueryFaces>
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
