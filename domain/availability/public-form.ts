import { DEFAULT_AVAILABILITY } from './facts.ts';
import type { Availability } from './schema.ts';

/** Returns a member's free hours and time zone, or those of a member who has set none. */
export function toAvailability(rows: readonly (Availability & { id: string })[], memberId: string): Availability {
  const { timezone, hours } = rows.find(({ id }) => id === memberId) ?? DEFAULT_AVAILABILITY;
  return { timezone, hours: [...hours] };
}
