import { type Fault, faultsOf } from '#domain/kernel/fault.ts';
import { LANGUAGES } from '#messages/languages.ts';
import { z } from 'zod';
import { toLatinDigits } from '#domain/digits.ts';
import { endpoint } from './endpoint.ts';
import { clearableText, email, honeypot, id, instant, personName, requiredText } from './fields.ts';
import { joinLimit, waitlistLimit } from './rate-limits.ts';
import { SubscriptionStatus } from './subscription.ts';
import { premiumResources } from './constants/subscription.ts';
import { REFERRAL_SOURCES, RELATIONSHIP_STAGES, waitlistCities, WAITLIST_STATUSES } from './constants/waitlist.ts';

export interface WaitlistFaults {
  cityRequired: [];
  partner1Required: [];
  partner2Required: [];
  phoneInvalid: [];
  phoneRequired: [];
  pilotLinkInvalid: [];
  sourceInvalid: [];
  stageInvalid: [];
}
export const waitlistFault = faultsOf<WaitlistFaults>('waitlist');

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

export const waitlist = {
  join: endpoint({
    route: 'POST /api/waitlist',
    access: 'public',
    queue: 'waitlist',
    summary: 'Join the waitlist; the same entry sent again is the same entry. A mail acknowledges it',
    input: WaitlistInput,
    output: WaitlistEntry,
    status: 201,
    limit: waitlistLimit,
    maxBodyBytes: 32 * 1024,
  }),
  redeemPilotLink: endpoint({
    route: 'POST /api/pilot-premium',
    access: 'member',
    summary: 'Have the premium of the pilot, by the link that an approved couple was mailed; it serves two members',
    input: z.object({ token: z.string({ error: waitlistFault('pilotLinkInvalid') }).max(200) }),
    output: SubscriptionStatus,
    limit: joinLimit,
    changes: premiumResources,
  }),
};
