import { expansionCities, pilotCities } from '#contract/constants/cities.ts';
import type { WaitlistMode } from '#contract/constants/waitlist.ts';

/** The query `type=expansion` selects the expansion, anything else the pilot (specification, section 2). */
export function modeOf(type: string | null): WaitlistMode {
  return type === 'expansion' ? 'expansion' : 'pilot';
}

/** The waitlist that the landing page leads to from a city; `null` for what is none of its cities. */
export function modeOfCity(city: string): WaitlistMode | null {
  if (pilotCities.some((name) => name === city)) return 'pilot';
  return expansionCities.some((name) => name === city) ? 'expansion' : null;
}
