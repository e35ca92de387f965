import { pilotCities } from '#contract/constants/cities.ts';
import { citiesText } from '#messages/cities.ts';
import { aboutText as text } from '#messages/screens/about.ts';
import { factTokens } from '#contract/site-facts.ts';
import { paths } from '#client/paths.ts';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';

/** The starting city and the price. */
export function Cost() {
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-5 pt-20 md:px-8 lg:grid-cols-2 lg:pt-28">
      <section className="grid content-start gap-4 rounded-large bg-calm-soft p-6 text-calm-ink sm:p-10">
        <h2 className="text-heading">{text.whereTitle}</h2>
        <p className="text-lead">{text.whereText}</p>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 font-heading text-lead font-semibold">
          {pilotCities.map((city) => (
            <li key={city} className="after:ml-3 after:content-['·'] last:after:content-none">
              {citiesText[city]}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid content-start gap-4 rounded-large bg-festive p-6 text-on-festive sm:p-10">
        <h2 className="text-heading">{text.costTitle}</h2>
        <p className="text-lead">{text.costText(factTokens.priceLine)}</p>
        <p>{text.costFree}</p>
        <p>{text.costSponsored}</p>
        <ButtonAnchor href={paths.benefits} className="mt-2 justify-self-start bg-on-festive! text-festive!">
          {text.benefits}
        </ButtonAnchor>
      </section>
    </div>
  );
}
