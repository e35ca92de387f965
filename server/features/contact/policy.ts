import { createHash } from 'node:crypto';
import type { ContactInput } from '#contract/contact.ts';

/** Days for which a message is kept after it was answered. One that waits is kept until it is. */
export const ANSWERED_DAYS = 365;
/** Hours within which a message is answered (specification, section 9). */
export const ANSWER_HOURS = 24;
/** Mails to one address in 24 hours: the form must not fill a stranger's inbox. */
export const MAILS_PER_DAY = 3;

/** Equal for equal messages, ignoring the case of the address and blanks around the words. */
export function fingerprintOf({
  name,
  email,
  phone,
  subject,
  category,
  message,
  city,
}: ContactInput): Buffer {
  const typed = [name, email, phone ?? null, subject, category, message, city ?? null];
  return createHash('sha256').update(JSON.stringify(typed)).digest();
}
