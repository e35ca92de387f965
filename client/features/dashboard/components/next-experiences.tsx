import { useQuery } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { upcomingExperiences } from '#client/features/experiences/model.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatTime, formatWeekday, indiaDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { experienceScreensText as text } from '#messages/experiences.ts';

/** Number of upcoming experiences on the dashboard (specification, section 9). */
const shownExperiences = 2;

/** Next experiences; renders nothing without any. */
export function NextExperiences() {
  const experiences = useQuery(api.experiences.list.queryOptions());
  const today = indiaDate(useNow());
  const upcoming = upcomingExperiences(experiences.data ?? [], today, shownExperiences);
  if (upcoming.length === 0) return null;
  return (
    <Section
      title={text.onHome}
      action={
        <ButtonLink to={paths.experiences} variant="quiet" className="-mx-5">
          {text.seeAll}
        </ButtonLink>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {upcoming.map(({ id, title, eventDate, eventTime, location }) => (
          <ListRow
            key={id}
            to={paths.experiences}
            title={title}
            text={[eventDate && formatWeekday(eventDate), eventTime && formatTime(eventTime), location]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
    </Section>
  );
}
