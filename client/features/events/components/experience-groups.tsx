import type { ReactNode } from 'react';
import type { Experience } from '#contract/experiences.ts';
import { eventsText as text } from '#messages/screens/events.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { groupExperiences } from '#client/features/experiences/model.ts';
import { ExperienceCard } from './experience-card.tsx';

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
