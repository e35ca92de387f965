import { brand } from '#contract/brand.ts';
import { eventsText as text } from '#messages/en/events.ts';
import { pageMeta } from '../../../lib/public/page-meta.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { PointList } from '../../../ui/layout/point-list.tsx';
import { useExperiences } from '../api.ts';
import { EventsSkeleton } from '../components/events-skeleton.tsx';
import { ExperienceGroups } from '../components/experience-groups.tsx';
import { Pitch } from '../components/pitch.tsx';

export function meta() {
  return pageMeta({
    path: paths.events,
    title: text.title(brand.name),
    description: text.description(brand.name),
  });
}

export default function EventsScreen() {
  return (
    <>
      <PageIntro eyebrow={text.eyebrow} headline={text.headline} lead={text.lead} />
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        <Experiences />
      </div>
      <section className="mx-auto grid max-w-6xl gap-8 px-5 pt-20 md:px-8 lg:pt-28">
        <h2 className="text-heading">{text.howTitle}</h2>
        <PointList points={text.how} />
      </section>
      <Pitch />
    </>
  );
}

function Experiences() {
  const { experiences, load } = useExperiences();
  switch (experiences.state) {
    case 'written':
      return experiences.token;
    case 'loading':
      return <EventsSkeleton />;
    case 'failed':
      return (
        <ErrorState level={2} title={text.failedTitle} text={text.failedText} onRetry={() => void load()} />
      );
    case 'loaded':
      return <ExperienceGroups experiences={experiences.list} />;
  }
}
