import { useEffect, useRef } from 'react';
import { pilotCities } from '#contract/cities.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { waitlistScreensText as text } from '#messages/en/waitlist-screens.ts';
import { paths } from '../../../paths.ts';
import { Mark } from '../../../ui/content/mark.tsx';
import { BandhaniBloom } from '../../../ui/content/ornaments.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';

/** Says that the place is saved, and what comes next. It takes the focus, so that it is read out. */
export function WaitlistConfirmation({ entry }: { entry: WaitlistEntry }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const isPilot = pilotCities.some((name) => name === entry.city);

  return (
    <section className="mx-auto grid max-w-3xl grid-cols-1 justify-items-center gap-6 px-5 pt-4 pb-8 text-center md:px-8 lg:pt-8">
      <div className="relative grid size-48 place-items-center">
        <BandhaniBloom rings={7} firstRing={4} className="absolute inset-0 size-full text-festive" />
        <Mark className="mt-2 size-20" />
      </div>
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {text.doneTitle}
      </h1>
      <div className="grid max-w-xl min-w-0 gap-2 text-lead wrap-anywhere">
        <p>{text.doneText(entry.partner1Name, entry.partner2Name, entry.city)}</p>
        <p className="text-ink-soft">{text.doneMail(entry.email)}</p>
      </div>
      <div className="grid w-full max-w-md gap-4 rounded-large border border-line bg-surface p-6 text-left">
        <h2 className="text-title">{text.nextTitle}</h2>
        <ol className="grid gap-3">
          {(isPilot ? text.nextPilot : text.nextExpansion).map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="figures grid size-7 shrink-0 place-items-center rounded-full bg-festive font-heading font-semibold text-on-festive"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <ButtonLink to={paths.home} size="large">
        {text.backHome}
      </ButtonLink>
    </section>
  );
}
