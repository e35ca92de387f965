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
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { dashboardText as text } from '#messages/dashboard.ts';

/** Number of upcoming dates on the dashboard (specification, section 9). */
const shownDates = 3;

/** The dates after the nearest one; renders nothing without any. */
export function LaterDates() {
  const { data: near = [] } = useCopied(datesRead, null, 'home');
  const { data: all = [] } = useCopied(datesRead, null);
  const { id: memberId } = useMember();
  const partner = usePartner();
  const now = useNow();
  const { upcoming } = splitDates(near, now);
  if (upcoming.length < 2) return null;
  const asked = splitDates(all, now)
    .upcoming.slice(shownDates)
    .filter((date) => describeAnswer(date, memberId, partner).isTurn);
  // A series asks once.
  const laterAsked = new Set(asked.map(({ id, seriesId }) => seriesId ?? id)).size;
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
