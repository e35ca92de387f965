import { useEffect, useState } from 'react';
import { pilotCities } from '#contract/cities.ts';
import { landingText } from '#messages/en/landing.ts';
import { cityTeaserMs } from '../city-model.ts';

/** The teaser above the headline. It stands alone in its line, so a longer name moves nothing; screen readers hear the region once. */
export function RotatingCity() {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % pilotCities.length), cityTeaserMs);
    return () => clearInterval(timer);
  }, []);
  const city = pilotCities[index] ?? pilotCities[0];

  return (
    <p className="flex h-8 items-center gap-3 text-body font-medium whitespace-nowrap text-festive-ink">
      <span aria-hidden className="flex gap-1">
        <span className="size-2 rounded-full bg-(--mark-left)" />
        <span className="size-2 rounded-full bg-(--mark-right)" />
      </span>
      <span className="sr-only">{landingText.eyebrow(landingText.eyebrowRegion)}</span>
      <span aria-hidden key={city} className="appear" data-testid="rotating-city">
        {landingText.eyebrow(city)}
      </span>
    </p>
  );
}
