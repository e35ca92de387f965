import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { NextDateCard } from '#client/features/dates/components/next-date-card.tsx';
import { splitDates } from '#client/features/dates/model.ts';
import { datesRead } from '#client/features/dates/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { dashboardText as text } from '#messages/dashboard.ts';
import { LazyAddSheet } from './lazy-add-sheet.tsx';

/** The nearest date with its state, and the buttons to answer it if the member is asked. */
export function NextDate() {
  const dates = useCopied(datesRead, null, 'home');
  const { upcoming } = splitDates(dates.data ?? [], useNow());
  const partner = usePartner();
  const [isPlanning, setIsPlanning] = useState(false);
  return (
    <section className="@container grid grid-cols-1 content-center gap-1 rounded-large border border-line bg-surface px-4 py-1 sm:px-5 sm:pt-3">
      <h2 className="font-text text-caption font-semibold text-ink-soft sr-only sm:not-sr-only">{text.nextDate}</h2>
      <QueryState
        query={{ ...dates, data: dates.data && upcoming.slice(0, 1) }}
        skeleton={<ListSkeleton label={text.loading} rows={1} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          // Below the text on a phone: beside it, the button would jump when the letters of the language arrive.
          <p
            data-empty
            className="grid justify-items-start gap-3 pt-2 pb-3 @md:flex @md:flex-wrap @md:items-center @md:justify-between"
          >
            <span className="min-w-0 @md:flex-1 @md:basis-40">
              <span className="block font-medium">{text.noDates}</span>
              <span className="block text-caption text-ink-soft">{text.noDatesText(partner?.firstName || null)}</span>
            </span>
            <Button variant="secondary" onClick={() => setIsPlanning(true)}>
              {text.createDate}
            </Button>
          </p>
        }
      >
        {(next) => next.map((date) => <NextDateCard key={date.id} date={date} />)}
      </QueryState>
      {isPlanning && <LazyAddSheet start="date" onClose={() => setIsPlanning(false)} />}
    </section>
  );
}
