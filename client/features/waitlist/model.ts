import { expansionCities, pilotCities } from '#domain/site/cities.ts';
import type { WaitlistMode } from '#domain/waitlist/facts.ts';

/**
 * Returns the mode of the query: `type=expansion` selects the expansion, any other value the pilot (specification,
 * section 2).
 */
export function modeOf(type: string | null): WaitlistMode {
  return type === 'expansion' ? 'expansion' : 'pilot';
}

/** Returns the waitlist that the landing page opens for a city; `null` for an unknown city. */
export function modeOfCity(city: string): WaitlistMode | null {
  if (pilotCities.some((name) => name === city)) return 'pilot';
  return expansionCities.some((name) => name === city) ? 'expansion' : null;
}
