import type { CopiedRead } from '#client/data/copy/shown.ts';
import { toAvailability } from '#domain/availability/hours.ts';
import type { Availability } from '#domain/availability/schema.ts';

/** The member's own free hours and time zone. */
export const availabilityRead: CopiedRead<null, Availability> = {
  of: ['availability'],
  derive: (shown, _input, { memberId }) => toAvailability(shown('availability'), memberId),
};
