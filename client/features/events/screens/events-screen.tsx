import { brand } from '#messages/brand.ts';
import { factTokens } from '#contract/site-facts.ts';
import { eventsText as text } from '#messages/screens/events.ts';
import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { PageIntro } from '#client/ui/layout/page-intro.tsx';
import { PointList } from '#client/ui/layout/point-list.tsx';
import { Pitch } from '../components/pitch.tsx';

export const eventsMeta: PageMeta = {
  path: paths.events,
  title: text.title(brand.name),
  description: text.description(brand.name),
};

export function EventsScreen() {
  return (
    <>
      <PageIntro eyebrow={text.eyebrow} headline={text.headline} lead={text.lead} />
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        {/* The server replaces this token with the rendered `ExperienceGroups`. */}
        {factTokens.experiences}
      </div>
      <section className="mx-auto grid max-w-6xl gap-8 px-5 pt-20 md:px-8 lg:pt-28">
        <h2 className="text-heading">{text.howTitle}</h2>
        <PointList points={text.how} />
      </section>
      <Pitch />
    </>
  );
}
