import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#client/data/api.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import type { Experience } from '#domain/experiences/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { experienceScreensText as text } from '#messages/experiences.ts';
import { ExperienceCard } from '../components/experience-card.tsx';
import { groupExperiences } from '../model.ts';

export const meta = () => [{ title: `${text.title(brand.name)} · ${brand.name}` }];

export default function ExperiencesScreen() {
  const experiences = useQuery(api.experiences.list.queryOptions());
  return (
    <>
      <PageHeader title={text.title(brand.name)} lead={text.lead} backTo={paths.dashboard} />
      <div className="grid grid-cols-1 gap-10">
        <QueryState
          query={experiences}
          skeleton={<ExperiencesSkeleton />}
          level={2}
          failedTitle={text.failedTitle}
          failedText={text.failedText}
        >
          {(all) => <Groups experiences={all} />}
        </QueryState>
      </div>
    </>
  );
}

function Groups({ experiences }: { experiences: readonly Experience[] }) {
  const { available, soon } = groupExperiences(experiences);
  const shareIdeas = <ButtonAnchor href={paths.contact}>{text.shareIdeas}</ButtonAnchor>;
  if (available.length === 0 && soon.length === 0)
    return <EmptyState level={2} title={text.emptyTitle} text={text.emptyText} action={shareIdeas} />;
  return (
    <>
      <Section title={text.available}>
        {available.length === 0 ? (
          <p className="text-ink-soft">{text.noneAvailable}</p>
        ) : (
          <Cards experiences={available} />
        )}
      </Section>
      {soon.length > 0 && (
        <Section title={text.soon}>
          <Cards experiences={soon} />
        </Section>
      )}
      <Ideas>{shareIdeas}</Ideas>
    </>
  );
}

function Cards({ experiences }: { experiences: readonly Experience[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {experiences.map((experience) => (
        <li key={experience.id}>
          <ExperienceCard experience={experience} />
        </li>
      ))}
    </ul>
  );
}

const IDEAS_ID = 'ideas';

function Ideas({ children }: { children: ReactNode }) {
  return (
    <aside aria-labelledby={IDEAS_ID} className="relative overflow-clip rounded-large bg-calm-soft px-6 py-8 md:px-10">
      <MirrorWork className="absolute -right-8 -bottom-10 size-44 text-calm opacity-40 max-sm:opacity-20" />
      <div className="relative grid justify-items-start gap-2 sm:max-w-lg">
        <h2 id={IDEAS_ID} className="text-title">
          {text.ideasTitle}
        </h2>
        <p className="text-calm-ink">{text.ideasText}</p>
        <div className="mt-2">{children}</div>
      </div>
    </aside>
  );
}

function ExperiencesSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton count={3} className="h-96 rounded-large!" />
      </div>
    </LoadingRegion>
  );
}
