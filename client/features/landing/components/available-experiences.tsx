import { bookingLabel } from '#client/features/experiences/model.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Card } from '#client/ui/content/card.tsx';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { ButtonAnchor, buttonClass } from '#client/ui/forms/button.tsx';
import type { Experience } from '#domain/experiences/schema.ts';
import { landingText } from '#messages/landing.ts';

/**
 * Experiences that can be booked now; renders nothing without any. The server renders it into the page, so nothing here
 * may depend on the browser.
 */
export function AvailableExperiences({ experiences }: { experiences: readonly Experience[] }) {
  const available = experiences.filter(({ status }) => status === 'Available');
  if (available.length === 0) return null;
  return (
    <section className="mx-auto grid max-w-6xl gap-8 px-5 pt-24 md:px-8">
      <div className="grid max-w-2xl gap-2">
        <h2 className="text-heading">{landingText.experiencesTitle}</h2>
        <p className="text-lead text-ink-soft">{landingText.experiencesText}</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {available.map((experience) => (
          <li key={experience.id}>
            <ExperienceCard experience={experience} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExperienceCard({ experience }: { experience: Experience }) {
  const facts = [experience.eventDate && formatDate(experience.eventDate), experience.location]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card className="flex h-full flex-col gap-2">
      <MirrorWork className="size-14 text-festive" />
      <h3 className="any-words text-title">{experience.title}</h3>
      {experience.subtitle && <p className="any-words text-ink-soft">{experience.subtitle}</p>}
      {facts && <p className="text-caption font-semibold text-festive-ink">{facts}</p>}
      <div className="mt-auto pt-4">
        {experience.bookingLink ? (
          <a
            href={experience.bookingLink}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            {bookingLabel(experience, landingText.book)}
          </a>
        ) : (
          <ButtonAnchor href={paths.register} variant="secondary">
            {bookingLabel(experience, landingText.book)}
          </ButtonAnchor>
        )}
      </div>
    </Card>
  );
}
