import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { joinLimit, waitlistLimit } from '#domain/registry/rate-limits.ts';
import { premiumResources } from '#domain/subscription/facts.ts';
import { SubscriptionStatus } from '#domain/subscription/schema.ts';
import { waitlistFault } from './facts.ts';
import { WaitlistEntry, WaitlistInput } from './schema.ts';

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
