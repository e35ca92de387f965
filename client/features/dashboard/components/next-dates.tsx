import { Link } from 'react-router';
import { dashboardText as text } from '#messages/screens/dashboard.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useNow } from '#client/lib/clock.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { NextDateCard } from '#client/features/dates/components/next-date-card.tsx';
import { describeAnswer, splitDates } from '#client/features/dates/model.ts';

/** Number of upcoming dates on the dashboard (specification, section 9). */
const shownDates = 3;

export function NextDates() {
  const dates = useRead(api.dates.list.queryOptions());
  const { id: memberId } = useMember();
  const partner = usePartner();
  const { upcoming } = splitDates(dates.data ?? [], useNow());
  const shown = upcoming.slice(0, shownDates);
  const laterAsked = upcoming
    .slice(shownDates)
    .filter((date) => describeAnswer(date, memberId, partner).isTurn).length;

  return (
    <Section
      title={text.upcoming}
      action={
        upcoming.length > 0 && (
          <ButtonLink to={paths.datePlanning} variant="quiet" className="-mr-5">
            {text.allDates}
          </ButtonLink>
        )
      }
    >
      <QueryState
        query={{ ...dates, data: dates.data && shown }}
        skeleton={<ListSkeleton label={text.loading} rows={shownDates} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            title={text.noDates}
            text={text.noDatesText}
            action={<ButtonLink to={paths.datePlanning}>{text.createDate}</ButtonLink>}
          />
        }
      >
        {(next) => (
          <ul className="divide-y divide-line border-y border-line">
            {next.map((date) => (
              <li key={date.id}>
                <NextDateCard date={date} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {laterAsked > 0 && (
        <Link to={paths.datePlanning} className="link inline-flex min-h-11 items-center justify-self-start">
          {text.laterAsked(laterAsked)}
        </Link>
      )}
    </Section>
  );
}
