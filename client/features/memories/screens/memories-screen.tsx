import { ImagePlus, Images, Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { handedContent } from '#client/data/handed/handed-content.ts';
import { datesRead } from '#client/features/dates/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { paths } from '#client/paths.ts';
import { Card } from '#client/ui/content/card.tsx';
import { BlockPrintBorder } from '#client/ui/content/ornaments.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { PhoneAction } from '#client/ui/layout/phone-action.tsx';
import { PrintsDrawing } from '#client/ui/pictures/drawings.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { findOnThisDay } from '#domain/memories/on-this-day.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { galleryText } from '#messages/gallery.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { LazyMemoryForm } from '../components/lazy-memory-sheet.tsx';
import { MemoryStats } from '../components/memory-stats.tsx';
import { OnThisDay } from '../components/on-this-day.tsx';
import { FoundMemories } from '../components/search/found-memories.tsx';
import { MemorySearch } from '../components/search/memory-search.tsx';
import { TimelineSkeleton } from '../components/timeline-skeleton.tsx';
import { Timeline } from '../components/timeline.tsx';
import { LazyMemoryViewer } from '../components/viewer/lazy-memory-viewer.tsx';
import { memoriesRead } from '../reads.ts';
import { useMemoryFilters } from '../use-memory-filters.ts';

const LazyOurYearCard = lazyNamed(
  async () => (await import('#client/features/our-year/components/our-year-card.tsx')).OurYearCard,
  null,
  { isDispensable: true },
);

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function MemoriesScreen() {
  const [isAdding, setIsAdding] = useState(false);
  const memories = useCopied(memoriesRead, null);
  const today = indiaDate(useNow());
  const add = () => setIsAdding(true);
  const handed = useStore(handedContent, null);
  const filter = useMemoryFilters();
  const { hash } = useLocation();
  const [opened, setOpened] = useState<boolean | null>(null);
  const isSearching = opened ?? hash === '#search';
  // The empty screen has its one start in the middle, and nothing to search.
  const isEmpty = memories.data?.length === 0 && !filter.isOn;
  const searching = { 'aria-expanded': isSearching || filter.isOn, onClick: () => setOpened(!isSearching) };

  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        isEmpty={isEmpty}
        backTo="previous"
        actions={
          !isEmpty && (
            <>
              <Button variant="secondary" {...searching} className="max-lg:hidden">
                <Search aria-hidden className="size-5" />
                {text.search}
              </Button>
              <FillLink className="max-lg:hidden" />
              <Button onClick={add} className="max-lg:hidden">
                <ImagePlus aria-hidden className="size-5" />
                {text.add}
              </Button>
            </>
          )
        }
        phoneIcons={!isEmpty && <IconButton icon={Search} label={text.search} {...searching} />}
      />
      {!isEmpty && <PhoneAction icon={ImagePlus} label={text.add} onPress={add} />}
      <QueryState
        query={memories}
        skeleton={<TimelineSkeleton />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(all) => (
          <div className="grid grid-cols-1 gap-6">
            {!isEmpty && (isSearching || filter.isOn) && (
              <div className="max-lg:-order-2">
                <MemorySearch memories={all} filter={filter} takesFocus={isSearching} />
              </div>
            )}
            {!filter.isOn && !isEmpty && <MemoryStats memories={all} today={today} />}
            {filter.isOn ? (
              <FoundMemories memories={all} filters={filter.filters} onClear={filter.clear} />
            ) : all.length === 0 ? (
              <EmptyState
                drawing={<PrintsDrawing />}
                level={2}
                title={text.emptyTitle}
                text={text.emptyText}
                action={
                  <>
                    <Button onClick={add}>{text.emptyAction}</Button>
                    <FillLink />
                  </>
                }
              />
            ) : (
              <MemoryParts memories={all} today={today} />
            )}
            {!isEmpty && <FillLink className="justify-self-start lg:hidden" />}
            <MemoryTips />
            {isEmpty && <MemoryStats memories={all} today={today} />}
            {!filter.isOn && <LazyMemoryViewer memories={all} />}
          </div>
        )}
      </QueryState>
      {isAdding && <LazyMemoryForm onClose={() => setIsAdding(false)} />}
      {handed && handed.pictures.length > 0 && (
        <LazyMemoryForm handed={handed} onClose={() => handedContent.set(null)} />
      )}
      <PastDateForm />
    </>
  );
}

/** The timeline below the memories of this day. Photographs come first: without those the year's card is last. */
function MemoryParts({ memories, today }: { memories: readonly Memory[]; today: string }) {
  const found = findOnThisDay(memories, today);
  return (
    <>
      {found.length > 0 && (
        <>
          <OnThisDay found={found} />
          <LazyOurYearCard />
        </>
      )}
      <Timeline memories={memories} />
      {found.length === 0 && <LazyOurYearCard />}
    </>
  );
}

function FillLink({ className }: { className?: string }) {
  return (
    <ButtonLink variant="secondary" to={paths.fillTimeline} className={className}>
      <Images aria-hidden className="size-5" />
      {galleryText.offer}
    </ButtonLink>
  );
}

/** Form for the past date of `?date=`; the date planning screen links here. */
function PastDateForm() {
  const [params, setParams] = useSearchParams();
  const id = params.get('date');
  const dates = useCopied(datesRead, null);
  const date = id !== null && dates.data?.find((known) => known.id === id);
  if (!date) return null;
  return <LazyMemoryForm date={date} onClose={() => setParams({}, { replace: true })} />;
}

function MemoryTips() {
  return (
    <Card className="grid gap-4 overflow-hidden">
      <BlockPrintBorder id="memory-tips" className="-mx-6 -mt-6 w-[calc(100%+3rem)]! bg-festive-soft text-festive" />
      <h2 className="text-title">{text.tipsTitle}</h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {text.tips.map((tip) => (
          <li key={tip} className="flex gap-3">
            <span aria-hidden className="mt-2.5 size-2 shrink-0 rounded-full bg-festive" />
            <span className="text-ink-soft">{tip}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
