import { toCityOption } from '#client/lib/format/local-time.ts';
import { expansionCities, pilotCities } from '#domain/site/cities.ts';
import { landingText } from '#messages/landing.ts';

/** Texts of the join button. They are embedded in the page, so that its script contains none. */
export const joinWords = {
  pilot: landingText.joinPilot,
  expansion: landingText.joinExpansion,
  none: landingText.selectCityFirst,
};

export const cityGroups = [
  { label: landingText.pilotGroup, options: pilotCities.map(toCityOption) },
  { label: landingText.expansionGroup, options: expansionCities.map(toCityOption) },
];

/** Element id of the picker, for links to it. */
export const cityPickerId = 'join';
