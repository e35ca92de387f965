import { SETTLEMENT_DAYS } from './facts.ts';
import type { Settlement, StoredSettlement } from './schema.ts';

const DAY_MS = 86_400_000;

/** Returns a settlement as the API does, with the end of the days in which it can be deleted. */
export function toSettlement({ recordedAt, since: _since, ...row }: StoredSettlement): Settlement {
  const until = Date.parse(recordedAt ?? row.createdAt) + SETTLEMENT_DAYS * DAY_MS;
  return { ...row, deletableUntil: new Date(until).toISOString() };
}
