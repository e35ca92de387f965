import { PROMISED_HOURS } from '#domain/operations/facts.ts';
import { toIso } from '#server/platform/clock.ts';

/** Returns the instant by which a request is to be answered, from its creation. */
export function findDueAt(createdAt: string): string {
  return toIso(Temporal.Instant.from(createdAt).add({ hours: PROMISED_HOURS.concierge ?? 0 }));
}
