import type { ReactNode } from 'react';
import type { Experience } from '#contract/experiences.ts';
import { eventsText as text } from '#messages/en/events.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { groupExperiences } from '../../experiences/model.ts';
import { ExperienceCard } from './experience-card.tsx';

/** What can be booked and what comes. The server draws the same into the page, so nothing here may depend on the browser. */
export function ExperienceGroups({ experiences }: { experiences: readonly Experience[] }) {
  const { available, soon } = groupExperiences(experiences);
  if (available.length === 0 && soon.length === 0) {
    return (
      <div className="rounded-large border border-line bg-surface">
        <EmptyState
          level={2}
          title={text.emptyTitle}
          text={text.emptyText}
          action={<ButtonLink to={paths.contact}>{text.getNotified}</ButtonLink>}
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
