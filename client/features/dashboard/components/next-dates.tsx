import { useState } from 'react';
import { Link } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { NextDateCard } from '#client/features/dates/components/next-date-card.tsx';
import { describeAnswer, splitDates } from '#client/features/dates/model.ts';
import { datesRead } from '#client/features/dates/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { dashboardText as text } from '#messages/dashboard.ts';
import { LazyAddSheet } from './lazy-add-sheet.tsx';

/** Number of upcoming dates on the dashboard (specification, section 9). */
const shownDates = 3;

/** The nearest date with its state, and the buttons to answer it if the member is asked. */
export function NextDate() {
  const { dates, upcoming } = useUpcoming();
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

/** The dates after the nearest one; renders nothing without any. */
export function LaterDates() {
  const { upcoming, laterAsked } = useUpcoming();
  if (upcoming.length < 2) return null;
  return (
    <Section
      title={text.upcoming}
      action={
        <ButtonLink to={paths.datePlanning} variant="quiet" className="-mx-5">
          {text.allDates}
        </ButtonLink>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {upcoming.slice(1, shownDates).map((date) => (
          <li key={date.id}>
            <NextDateCard date={date} />
          </li>
        ))}
      </ul>
      {laterAsked > 0 && (
        <Link to={paths.datePlanning} className="link inline-flex min-h-11 items-center justify-self-start">
          {text.laterAsked(laterAsked)}
        </Link>
      )}
    </Section>
  );
}

/** Upcoming dates: the nearest ones, and the number of all later ones that await the member's answer. */
function useUpcoming() {
  const dates = useCopied(datesRead, null, 'home');
  const { data: all = [] } = useCopied(datesRead, null);
  const { id: memberId } = useMember();
  const partner = usePartner();
  const now = useNow();
  const { upcoming } = splitDates(dates.data ?? [], now);
  const asked = splitDates(all, now)
    .upcoming.slice(shownDates)
    .filter((date) => describeAnswer(date, memberId, partner).isTurn);
  // A series asks once.
  const laterAsked = new Set(asked.map(({ id, seriesId }) => seriesId ?? id)).size;
  return { dates, upcoming, laterAsked };
}
