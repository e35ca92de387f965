import { pilotCities } from '#contract/constants/cities.ts';
import { citiesText } from '#messages/cities.ts';
import { landingText } from '#messages/screens/landing.ts';
import { buttonClass } from '#client/ui/forms/button.tsx';
import { cityPickerId } from '../form-model.ts';

/** Lists the twelve cities, set like a verse, with a link back to the picker. */
export function Cities() {
  return (
    <section className="mx-auto grid max-w-6xl gap-10 px-5 pt-24 md:px-8 lg:grid-cols-[1.3fr_1fr] lg:items-end lg:gap-20 lg:pt-32">
      <div className="grid gap-5">
        <h2 className="text-heading">{landingText.citiesTitle}</h2>
        <p className="max-w-lg text-lead text-ink-soft">{landingText.citiesText}</p>
        <ul className="flex flex-wrap items-center gap-x-4 font-heading text-heading font-semibold">
          {pilotCities.map((city) => (
            <li
              key={city}
              className="flex items-center gap-4 not-last:after:size-2 not-last:after:rounded-full not-last:after:bg-line-strong odd:text-accent-ink even:text-festive-ink"
            >
              {citiesText[city]}
            </li>
          ))}
        </ul>
      </div>
      <a
        href={`#${cityPickerId}`}
        className={`${buttonClass({ variant: 'secondary', size: 'large' })} lg:justify-self-end`}
      >
        {landingText.citiesAction}
      </a>
    </section>
  );
}
