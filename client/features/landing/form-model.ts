import { expansionCities, pilotCities } from '#contract/constants/cities.ts';
import { landingText } from '#messages/en/screens/landing.ts';

/** What the join button says; it stands in the page, so that its script carries no words. */
export const joinWords = {
  pilot: landingText.joinPilot,
  expansion: landingText.joinExpansion,
  none: landingText.selectCityFirst,
};

export const cityGroups = [
  { label: landingText.pilotGroup, options: pilotCities.map(toOption) },
  { label: landingText.expansionGroup, options: expansionCities.map(toOption) },
];

/** Where the picker stands on the page, for links to it. */
export const cityPickerId = 'join';

function toOption(city: string) {
  return { value: city, label: city };
}
