import type { CopiedRead } from '#client/data/copy/shown.ts';
import { DEFAULT_AVAILABILITY } from '#domain/availability/facts.ts';
import type { Availability } from '#domain/availability/schema.ts';

/** The member's own free hours and time zone. */
export const availabilityRead: CopiedRead<null, Availability> = {
  of: ['availability'],
  derive: (shown, _input, { memberId }) => {
    const own = shown('availability').find(({ id }) => id === memberId);
    const { timezone, hours } = own ?? DEFAULT_AVAILABILITY;
    return { timezone, hours: [...hours] };
  },
};
