import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { paths } from '#client/paths.ts';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { PageIntro } from '#client/ui/layout/page-intro.tsx';
import { PointList } from '#client/ui/layout/point-list.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { factTokens } from '#domain/site/facts.ts';
import { eventsText as text } from '#messages/events.ts';

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

/** Tells the discount of a membership, and its price. */
function Pitch() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-20 md:px-8 lg:pt-28">
      <div className="relative grid items-center gap-8 overflow-hidden rounded-large bg-festive px-6 py-10 text-on-festive sm:px-10 lg:grid-cols-[1.4fr_1fr] lg:py-14">
        <div
          aria-hidden
          className="absolute inset-y-0 right-0 hidden w-2/5 bandhani text-on-festive opacity-10 lg:block"
        />
        <div className="relative grid gap-3">
          <h2 className="text-heading">{text.pitchTitle}</h2>
          <p className="max-w-xl text-lead">{text.pitchText(factTokens.priceLine)}</p>
        </div>
        <div className="relative flex flex-wrap gap-3 lg:justify-end">
          <ButtonAnchor href={paths.register} size="large" className="bg-on-festive! text-festive!">
            {text.createAccount}
          </ButtonAnchor>
          <ButtonAnchor
            href={paths.login}
            variant="secondary"
            size="large"
            className="border-on-festive! bg-transparent! text-on-festive!"
          >
            {text.signIn}
          </ButtonAnchor>
        </div>
      </div>
    </section>
  );
}
