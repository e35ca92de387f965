import type { FromPartner } from './schema.ts';

/** Returns how far the member has seen what came from the partner, as the API does. */
export function toFromPartner(rows: readonly (FromPartner & { id: string })[], memberId: string): FromPartner {
  return { seenUpTo: rows.find(({ id }) => id === memberId)?.seenUpTo ?? null };
}
