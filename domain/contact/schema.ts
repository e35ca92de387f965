import { z } from 'zod';
import { clearableText, email, honeypot, id, instant, personName, requiredText } from '#domain/kernel/fields.ts';
import { CONTACT_CATEGORIES, CONTACT_MESSAGE_MAX_LENGTH, contactFault } from './facts.ts';

/** A visitor's message to us. */
export const ContactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  category: z.enum(CONTACT_CATEGORIES),
  message: z.string(),
  city: z.string().nullable(),
  createdAt: instant,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const missing = contactFault('fieldsRequired');

/** An absent or empty address is reported as a missing field; an invalid one gets its own message. */
const address = z.string({ error: missing }).trim().min(1, { error: missing }).pipe(email);

export const ContactInput = z.object({
  name: personName(missing, 120),
  email: address,
  phone: clearableText(30).optional(),
  city: clearableText(80).optional(),
  subject: requiredText(missing, 200),
  category: z.enum(CONTACT_CATEGORIES, {
    error: ({ input }) => (input ? contactFault('categoryInvalid') : missing),
  }),
  message: requiredText(missing, CONTACT_MESSAGE_MAX_LENGTH),
  website: honeypot,
});
export type ContactInput = z.output<typeof ContactInput>;
