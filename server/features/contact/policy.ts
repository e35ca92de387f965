import { createHash } from 'node:crypto';
import type { ContactInput } from '#domain/contact/schema.ts';

/** Days for which an answered message is kept. A pending one is kept until it is answered. */
export const ANSWERED_DAYS = 365;
/** Hours within which a message is to be answered (specification, section 9). */
export const ANSWER_HOURS = 24;
/** Maximum number of mails to one address in 24 hours: the form must not flood a stranger's inbox. */
export const MAILS_PER_DAY = 3;

/** Returns the same hash for equal messages, ignoring the case of the address and surrounding blanks. */
export function fingerprintOf({ name, email, phone, subject, category, message, city }: ContactInput): Buffer {
  const typed = [name, email, phone ?? null, subject, category, message, city ?? null];
  return createHash('sha256').update(JSON.stringify(typed)).digest();
}
