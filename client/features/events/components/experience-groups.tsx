import { Clock3, type LucideIcon, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  groupExperiences,
  bookingLabel,
  firstLine,
  placesLeft,
  shownStatus,
} from '#client/features/experiences/model.ts';
import { formatShortMonth, formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ButtonAnchor, Button, buttonClass } from '#client/ui/forms/button.tsx';
import type { Experience } from '#domain/experiences/schema.ts';
import { eventsText as text } from '#messages/events.ts';

/**
 * Experiences that can be booked and those coming soon. The server renders the same into the page, so nothing here may
 * depend on the browser.
 */
export function ExperienceGroups({ experiences }: { experiences: readonly Experience[] }) {
  const { available, soon } = groupExperiences(experiences);
  if (available.length === 0 && soon.length === 0) {
    return (
      <div className="rounded-large border border-line bg-surface">
        <EmptyState
          level={2}
          title={text.emptyTitle}
          text={text.emptyText}
          action={<ButtonAnchor href={paths.contact}>{text.getNotified}</ButtonAnchor>}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-16">
      <Group title={text.availableTitle} lead={text.availableText}>
        {available.length === 0 ? (
          <p className="text-lead text-ink-soft">{text.noneAvailable}</p>
        ) : (
          <Cards experiences={available} />
        )}
      </Group>
      {soon.length > 0 && (
        <Group title={text.soonTitle} lead={text.soonText}>
          <Cards experiences={soon} />
        </Group>
      )}
    </div>
  );
}

function Group({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-heading">{title}</h2>
        <p className="text-lead text-ink-soft">{lead}</p>
      </div>
      {children}
    </section>
  );
}

function Cards({ experiences }: { experiences: readonly Experience[] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {experiences.map((experience) => (
        <li key={experience.id} className="grid">
          <ExperienceCard experience={experience} />
        </li>
      ))}
    </ul>
  );
}

function ExperienceCard({ experience }: { experience: Experience }) {
  const { title, subtitle, description, location, included, eventDate, eventTime, duration } = experience;
  const places = placesLeft(experience);
  const when = [eventDate && formatWeekday(eventDate), eventTime && formatTime(eventTime), duration]
    .filter(Boolean)
    .join(' · ');
  return (
    <article className="flex flex-col overflow-hidden rounded-large border border-line bg-surface sm:flex-row">
      <DateLeaf date={eventDate} isSoon={experience.status === 'Coming Soon'} />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5 sm:p-6">
        <div className="grid gap-1">
          <h3 className="any-words text-title wrap-anywhere">{title}</h3>
          {subtitle && <p className="any-words font-medium text-festive-ink">{subtitle}</p>}
        </div>
        <p className="any-words text-ink-soft">{firstLine(description)}</p>
        <ul className="grid gap-1.5 text-caption">
          {when && <Fact icon={Clock3}>{when}</Fact>}
          {location && (
            <Fact icon={MapPin}>
              <span className="any-words">{location}</span>
            </Fact>
          )}
          {places !== null && <Fact icon={Users}>{places === 0 ? text.full : text.placesLeft(places)}</Fact>}
        </ul>
        {included && (
          <p className="text-caption text-ink-soft">
            <span className="font-semibold text-ink">{text.included}:</span>{' '}
            <span className="any-words">{included}</span>
          </p>
        )}
        <div className="mt-auto pt-2">
          <Action experience={experience} />
        </div>
      </div>
    </article>
  );
}

/** Shows the day as on a wall calendar, or an embroidery mirror without a day. */
function DateLeaf({ date, isSoon }: { date: string | null; isSoon: boolean }) {
  return (
    <div
      aria-hidden
      className={`relative flex shrink-0 items-center gap-3 overflow-clip px-5 py-3 sm:w-28 sm:flex-col sm:justify-center sm:gap-0 sm:px-2 ${isSoon ? 'bg-festive-soft text-festive-ink' : 'bg-accent-soft text-accent-ink'}`}
    >
      <MirrorWork className="absolute -top-6 -right-6 size-24 opacity-40 sm:top-auto sm:right-auto sm:-bottom-8" />
      {date ? (
        <>
          <span className="figures font-heading text-heading font-semibold">{Number(date.slice(8, 10))}</span>
          <span className="text-lead font-medium">{formatShortMonth(date.slice(0, 7))}</span>
        </>
      ) : (
        <span className="text-center font-heading text-lead font-semibold">{text.anyDay}</span>
      )}
    </div>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      {children}
    </li>
  );
}

function Action({ experience }: { experience: Experience }) {
  const status = shownStatus(experience);
  if (status === 'Coming Soon') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" disabled>
          {text.notifyMe}
        </Button>
        <p className="text-caption text-ink-soft">{text.notYet}</p>
      </div>
    );
  }
  if (status === 'Sold Out') {
    return (
      <Button variant="secondary" disabled>
        {text.soldOut}
      </Button>
    );
  }
  if (!experience.bookingLink) {
    return <ButtonAnchor href={paths.register}>{bookingLabel(experience, text.book)}</ButtonAnchor>;
  }
  return (
    <a href={experience.bookingLink} target="_blank" rel="noreferrer" className={buttonClass()}>
      {bookingLabel(experience, text.book)}
      <span className="sr-only">, {text.opensElsewhere}</span>
    </a>
  );
}
