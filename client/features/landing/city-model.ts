import { expansionCities, pilotCities } from '#contract/cities.ts';
import { landingText } from '#messages/en/landing.ts';
import { waitlistPath } from '../../paths.ts';

/** How long one city's name stays in the teaser, in milliseconds (specification, section 9). */
export const cityTeaserMs = 2000;

export const cityGroups = [
  { label: landingText.pilotGroup, options: pilotCities.map(toOption) },
  { label: landingText.expansionGroup, options: expansionCities.map(toOption) },
];

interface JoinOffer {
  label: string;
  /** `null` until a city is chosen. */
  path: string | null;
}

/** What the join button says and where it leads for the chosen city. */
export function joinOffer(city: string): JoinOffer {
  if (pilotCities.some((name) => name === city))
    return { label: landingText.joinPilot, path: waitlistPath({ type: 'pilot', city }) };
  if (expansionCities.some((name) => name === city))
    return { label: landingText.joinExpansion, path: waitlistPath({ type: 'expansion', city }) };
  return { label: landingText.selectCityFirst, path: null };
}

function toOption(city: string) {
  return { value: city, label: city };
}

/** Where the picker stands on the page, for links to it. */
export const cityPickerId = 'join';
