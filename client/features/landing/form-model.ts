import { expansionCities, pilotCities } from '#contract/constants/cities.ts';
import { landingText } from '#messages/screens/landing.ts';
import { toCityOption } from '#client/lib/format/cities.ts';

/** What the join button says; it stands in the page, so that its script carries no words. */
export const joinWords = {
  pilot: landingText.joinPilot,
  expansion: landingText.joinExpansion,
  none: landingText.selectCityFirst,
};

export const cityGroups = [
  { label: landingText.pilotGroup, options: pilotCities.map(toCityOption) },
  { label: landingText.expansionGroup, options: expansionCities.map(toCityOption) },
];

/** Where the picker stands on the page, for links to it. */
export const cityPickerId = 'join';
