import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#messages/brand.ts';
import type { ImportantDate } from '#contract/important-dates.ts';
import { importantDateScreensText as text } from '#messages/screens/important-dates.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { ToranDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { CategorySidebar } from '../components/category-sidebar.tsx';
import { ComingSoon } from '../components/coming-soon.tsx';
import { ImportantDatesSkeleton } from '../components/important-dates-skeleton.tsx';
import { LazyDateForm } from '../components/lazy-date-form.tsx';
import { OccurrenceLists } from '../components/occurrence-lists.tsx';
import { Overview } from '../components/overview.tsx';
import { screenGrid } from '../components/screen-grid.ts';
import {
  type CategoryChoice,
  countCategories,
  countOverview,
  ofCategory,
  splitOccurrences,
} from '../model.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function ImportantDatesScreen() {
  const [isAdding, setIsAdding] = useState(false);
  const dates = useRead(api.importantDates.list.queryOptions());
  const add = () => setIsAdding(true);

  return (
    <>
      <PageHeader
        title={text.title}
        text={text.lead}
        backTo={paths.dashboard}
        actions={
          // The empty state has the button instead.
          dates.data?.length !== 0 && (
            <Button onClick={add} className="max-sm:w-full">
              <CalendarPlus aria-hidden className="size-5" />
              {text.add}
            </Button>
          )
        }
      />
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
  const split = splitOccurrences(dates, indiaDate(useNow()));
  return (
    <div className={screenGrid}>
      <div className="grid grid-cols-1 content-start gap-6">
        <ComingSoon upcoming={split.upcoming} />
        <Overview counts={countOverview(split)} />
        <CategorySidebar counts={countCategories(dates)} value={category} onChange={setCategory} />
      </div>
      <OccurrenceLists
        upcoming={ofCategory(split.upcoming, category)}
        past={ofCategory(split.past, category)}
      />
    </div>
  );
}
