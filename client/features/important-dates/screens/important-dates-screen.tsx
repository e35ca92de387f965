import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { importantDatesRead } from '#client/features/important-dates/reads.ts';
import { useTithiDays } from '#client/features/panchang/api.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { PhoneAction } from '#client/ui/layout/phone-action.tsx';
import { ToranDrawing } from '#client/ui/pictures/drawings.tsx';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { importantDateScreensText as text } from '#messages/important-date-screens.ts';
import { CategorySidebar } from '../components/category-sidebar.tsx';
import { ComingSoon } from '../components/coming-soon.tsx';
import { LazyDateForm, OccurrenceRow } from '../components/occurrence-row.tsx';
import {
  type CategoryChoice,
  countCategories,
  countOverview,
  ofCategory,
  splitOccurrences,
  type Occurrence,
} from '../model.ts';

/** Places the sidebar beside the lists on a large screen, above them on a phone. */
const screenGrid = 'grid grid-cols-1 gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12';

const PAST_SHOWN = 5;

interface OccurrenceListsProps {
  upcoming: readonly Occurrence[];
  past: readonly Occurrence[];
}

const rows = ['a', 'b', 'c', 'd', 'e'];

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function ImportantDatesScreen() {
  const [isAdding, setIsAdding] = useState(false);
  const dates = useCopied(importantDatesRead, null);
  // The empty state has the button instead.
  const isEmpty = dates.data?.length === 0;
  const add = () => setIsAdding(true);

  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        isEmpty={isEmpty}
        backTo={paths.dashboard}
        actions={
          !isEmpty && (
            <Button onClick={add} className="max-lg:hidden">
              <CalendarPlus aria-hidden className="size-5" />
              {text.add}
            </Button>
          )
        }
      />
      {!isEmpty && <PhoneAction icon={CalendarPlus} label={text.add} onPress={add} />}
      <QueryState
        query={dates}
        skeleton={<ImportantDatesSkeleton />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            drawing={<ToranDrawing />}
            level={2}
            title={text.emptyTitle}
            text={text.emptyText}
            action={<Button onClick={add}>{text.emptyAction}</Button>}
          />
        }
      >
        {(all) => <FilledScreen dates={all} />}
      </QueryState>
      {isAdding && <LazyDateForm onClose={() => setIsAdding(false)} />}
    </>
  );
}

function FilledScreen({ dates }: { dates: readonly ImportantDate[] }) {
  const [category, setCategory] = useState<CategoryChoice>('all');
  const { nextDayOfTithi, isLoading } = useTithiDays();
  const split = splitOccurrences(dates, indiaDate(useNow()), nextDayOfTithi);
  if (isLoading) return <ImportantDatesSkeleton />;
  return (
    <div className={screenGrid}>
      <div className="grid grid-cols-1 content-start gap-6">
        <ComingSoon upcoming={split.upcoming} />
        <Overview counts={countOverview(split)} />
        <CategorySidebar counts={countCategories(dates)} value={category} onChange={setCategory} />
      </div>
      <OccurrenceLists upcoming={ofCategory(split.upcoming, category)} past={ofCategory(split.past, category)} />
    </div>
  );
}

function Overview({ counts }: { counts: ReturnType<typeof countOverview> }) {
  const figures = [
    { label: text.total, value: counts.total },
    { label: text.upcomingCount, value: counts.upcoming },
    { label: text.within30Days, value: counts.within30Days },
  ];
  return (
    <section aria-labelledby="overview" className="grid gap-3">
      <h2 id="overview" className="text-lead">
        {text.overview}
      </h2>
      <dl className="grid grid-cols-3 divide-x divide-line border-y border-line py-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-3 first:pl-0 last:pr-0">
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd className="figures font-heading text-heading font-semibold">{formatCoins(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OccurrenceLists({ upcoming, past }: OccurrenceListsProps) {
  const [isPastWhole, setIsPastWhole] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-10">
      <Section title={text.upcoming} className="gap-2!">
        {upcoming.length === 0 ? (
          <p className="text-ink-soft">{text.noUpcoming}</p>
        ) : (
          <OccurrenceList occurrences={upcoming} />
        )}
      </Section>
      {past.length > 0 && (
        <Section title={text.past} className="gap-2!">
          <OccurrenceList occurrences={isPastWhole ? past : past.slice(0, PAST_SHOWN)} />
          {past.length > PAST_SHOWN && !isPastWhole && (
            <Button variant="quiet" onClick={() => setIsPastWhole(true)} className="-ml-5 justify-self-start">
              {text.showAllPast(past.length)}
            </Button>
          )}
        </Section>
      )}
    </div>
  );
}

function OccurrenceList({ occurrences }: { occurrences: readonly Occurrence[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {occurrences.map((occurrence) => (
        <OccurrenceRow key={occurrence.date.id} occurrence={occurrence} />
      ))}
    </ul>
  );
}

function ImportantDatesSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div aria-hidden className={screenGrid}>
        <div className="grid gap-6">
          <Skeleton className="h-56 rounded-large! lg:h-72" />
          <Skeleton className="h-28" />
          <Skeleton className="h-12 rounded-full! lg:h-84 lg:rounded-small!" />
        </div>
        <div className="grid content-start gap-6">
          <Skeleton className="my-2.5 h-6 w-32" />
          {rows.map((row) => (
            <div key={row} className="flex gap-4">
              <Skeleton className="h-17 w-14" />
              <div className="grid flex-1 content-start gap-2.5">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
