import { useQuery } from '@tanstack/react-query';
import { dashboardText as text } from '#messages/en/dashboard.ts';
import { api } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { formatTime, formatWeekday } from '../../../lib/format/dates.ts';
import { usePartner } from '../../../lib/partner.ts';
import { useMember } from '../../../lib/session.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { Section } from '../../../ui/content/card.tsx';
import { ListRow } from '../../../ui/content/list-row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { describeAnswer, splitDates } from '../../dates/model.ts';

/** How many upcoming dates the dashboard shows (specification, section 9). */
const shownDates = 3;

export function NextDates() {
  const dates = useQuery(api.dates.list.queryOptions());
  const { id: memberId } = useMember();
  const partner = usePartner();
  const upcoming = splitDates(dates.data ?? [], useNow()).upcoming.slice(0, shownDates);

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
      <QueryFaces
        query={{ ...dates, data: dates.data && upcoming }}
        skeleton={<ListSkeleton label={text.loading} rows={shownDates} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            title={text.noDates}
            text={text.noDatesText}
            action={<ButtonLink to={paths.datePlanning}>{text.planDate}</ButtonLink>}
          />
        }
      >
        {(next) => (
          <ul className="divide-y divide-line border-y border-line">
            {next.map((date) => {
              const answer = describeAnswer(date, memberId, partner);
              return (
                <ListRow
                  key={date.id}
                  to={paths.datePlanning}
                  title={date.title}
                  text={[formatWeekday(date.scheduledDate), formatTime(date.scheduledTime), date.location]
                    .filter(Boolean)
                    .join(' · ')}
                  trailing={<Badge tone={answer.tone}>{answer.label}</Badge>}
                />
              );
            })}
          </ul>
        )}
      </QueryFaces>
    </Section>
  );
}
