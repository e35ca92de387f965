import { PROMISED_HOURS } from '#contract/constants/operations.ts';
import { toIso } from '#server/platform/clock.ts';

/** Until when a request that came in at an instant is to be answered. */
export function findDueAt(createdAt: string): string {
  return toIso(Temporal.Instant.from(createdAt).add({ hours: PROMISED_HOURS.concierge ?? 0 }));
}
