import { z } from 'zod';
import type { Fault } from '#domain/kernel/fault.ts';
import { clearableText, email, honeypot, id, instant, personName, requiredText } from '#domain/kernel/fields.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { toLatinDigits } from '#domain/kernel/text/digits.ts';
import { REFERRAL_SOURCES, RELATIONSHIP_STAGES, WAITLIST_STATUSES, waitlistCities, waitlistFault } from './facts.ts';

/** A couple on the waitlist. */
export const WaitlistEntry = z.object({
  id,
  partner1Name: z.string(),
  partner2Name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  relationshipStage: z.enum(RELATIONSHIP_STAGES).nullable(),
  interests: z.string().nullable(),
  referralSource: z.enum(REFERRAL_SOURCES).nullable(),
  status: z.enum(WAITLIST_STATUSES),
  /** Language of the page on which the couple joined, and of the mails to them. */
  language: z.enum(LANGUAGES),
  createdAt: instant,
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

/** An optional choice: `null` and a form's empty option both parse to `null`. */
function openChoice<const Values extends readonly [string, ...string[]]>(values: Values, words: Fault) {
  return z
    .union([z.literal(''), z.enum(values)], { error: words })
    .nullish()
    .transform((value) => value || null);
}

/** Listed in the order of the form's fields, because the first error is the one reported. */
export const WaitlistInput = z.object({
  partner1Name: personName(waitlistFault('partner1Required'), 80),
  partner2Name: personName(waitlistFault('partner2Required'), 80),
  email,
  phone: requiredText(waitlistFault('phoneRequired'), 30)
    .overwrite(toLatinDigits)
    .regex(/^[+(]?\d[\d\s().-]{8,}\d$/, { error: waitlistFault('phoneInvalid') }),
  city: z.enum([...waitlistCities.pilot, ...waitlistCities.expansion], {
    error: waitlistFault('cityRequired'),
  }),
  relationshipStage: openChoice(RELATIONSHIP_STAGES, waitlistFault('stageInvalid')),
  interests: clearableText(2000).optional(),
  referralSource: openChoice(REFERRAL_SOURCES, waitlistFault('sourceInvalid')),
  website: honeypot,
});
export type WaitlistInput = z.output<typeof WaitlistInput>;
