import { createHash } from 'node:crypto';
import { pilotCities } from '#domain/site/cities.ts';
import type { WaitlistEntry, WaitlistInput } from '#domain/waitlist/schema.ts';

/** Days for which an entry is kept, whatever its status. */
export const ENTRY_DAYS = 730;
/** Days for which the mailed link of a pilot couple is valid. */
export const PILOT_LINK_DAYS = 60;
/** Maximum number of mails to one address in 24 hours: the form must not flood a stranger's inbox. */
export const MAILS_PER_DAY = 3;

/** Returns the same hash for equal entries, ignoring the case of the address and surrounding blanks. */
export function fingerprintOf(input: WaitlistInput): Buffer {
  const { partner1Name, partner2Name, email, phone, city, relationshipStage, interests, referralSource } = input;
  const typed = [partner1Name, partner2Name, email, phone, city, relationshipStage, interests, referralSource];
  return createHash('sha256')
    .update(JSON.stringify(typed.map((value) => value ?? null)))
    .digest();
}

export function isPilotCity(city: string): boolean {
  return pilotCities.some((name) => name === city);
}

type Status = WaitlistEntry['status'];

/**
 * True if the status may change. An entry only moves forward, and approval is final (admin specification, section 4).
 */
export function canMove(from: Status, to: Status): boolean {
  return from === 'pending' || (from === 'contacted' && to === 'approved');
}
