import { z } from 'zod';
import { instant, sentInstant } from '#domain/kernel/fields.ts';
import { fromPartnerFault } from './facts.ts';

/** Instant up to which the member has seen what came from the partner; `null` before the first time. */
export const FromPartner = z.object({ seenUpTo: instant.nullable() });
export type FromPartner = z.infer<typeof FromPartner>;

/** Earlier than the stored instant changes nothing; later than now counts as now. */
export const FromPartnerInput = z.object({
  seenUpTo: sentInstant(fromPartnerFault('instantInvalid')),
});
export type FromPartnerInput = z.output<typeof FromPartnerInput>;
