import { pilotCities } from '#contract/constants/cities.ts';
import { citiesText } from '#messages/cities.ts';
import { landingText } from '#messages/screens/landing.ts';

/**
 * Teaser above the headline, alone on its line so that a longer name moves nothing. Screen readers hear only the
 * region; `public-pages/scripts/rotating-city.ts` changes the city.
 */
export function RotatingCity() {
  return (
    <p className="flex h-8 items-center gap-3 text-body font-medium whitespace-nowrap text-festive-ink max-[18rem]:h-14 max-[18rem]:whitespace-normal">
      <span aria-hidden className="flex gap-1">
        <span className="size-2 rounded-full bg-(--mark-left)" />
        <span className="size-2 rounded-full bg-(--mark-right)" />
      </span>
      <span className="sr-only">{landingText.eyebrow(landingText.eyebrowRegion)}</span>
      <span
        aria-hidden
        className="appear"
        data-rotating-city={JSON.stringify(pilotCities.map(announceCity))}
        data-testid="rotating-city"
      >
        {announceCity(pilotCities[0])}
      </span>
    </p>
  );
}

function announceCity(city: (typeof pilotCities)[number]): string {
  return landingText.eyebrow(citiesText[city]);
}
