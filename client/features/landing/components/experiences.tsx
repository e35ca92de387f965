import { useEffect, useState } from 'react';
import { landingText } from '#messages/en/landing.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/content/card.tsx';
import { MirrorWork } from '../../../ui/content/ornaments.tsx';
import { ButtonLink, buttonClass } from '../../../ui/forms/button.tsx';
import { loadAvailableExperiences } from '../api.ts';
import type { AvailableExperience } from '../experiences-model.ts';

/** What can be booked now; absent while there is nothing. */
export function Experiences() {
  const [experiences, setExperiences] = useState<AvailableExperience[]>([]);
  useEffect(() => {
    const request = new AbortController();
    void loadAvailableExperiences(request.signal).then((list) => {
      if (!request.signal.aborted) setExperiences(list);
    });
    return () => request.abort();
  }, []);

  if (experiences.length === 0) return null;
  return (
    <section className="mx-auto grid max-w-6xl gap-8 px-5 pt-24 md:px-8">
      <div className="grid max-w-2xl gap-2">
        <h2 className="text-heading">{landingText.experiencesTitle}</h2>
        <p className="text-lead text-ink-soft">{landingText.experiencesText}</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {experiences.map((experience) => (
          <li key={experience.id}>
            <ExperienceCard experience={experience} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExperienceCard({ experience }: { experience: AvailableExperience }) {
  const facts = [experience.eventDate && formatDate(experience.eventDate), experience.location]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card className="flex h-full flex-col gap-2">
      <MirrorWork className="size-14 text-festive" />
      <h3 className="text-title">{experience.title}</h3>
      {experience.subtitle && <p className="text-ink-soft">{experience.subtitle}</p>}
      {facts && <p className="text-caption font-semibold text-festive-ink">{facts}</p>}
      <div className="mt-auto pt-4">
        {experience.bookingLink ? (
          <a
            href={experience.bookingLink}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            {experience.buttonText ?? landingText.book}
          </a>
        ) : (
          <ButtonLink to={paths.register} variant="secondary">
            {experience.buttonText ?? landingText.register}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
