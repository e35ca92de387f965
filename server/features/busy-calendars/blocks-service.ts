import type { Span } from '#packages/busy-times/spans.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { listBlocks } from './block-queries.ts';
import { setDue } from './fetch-queries.ts';
import { FALLBACK_HOURS } from './policy.ts';

/** Returns the times within a window at which the members are busy, unordered. */
export async function readBusyTimes(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  memberIds: readonly string[],
  window: { from: string; to: string },
): Promise<Span[]> {
  const since = toIso(clock.now().subtract({ hours: FALLBACK_HOURS }));
  const blocks = await listBlocks(db, memberIds, { ...window, since });
  return blocks.map(({ startsAt, endsAt }) => ({ start: Date.parse(startsAt), end: Date.parse(endsAt) }));
}

/** Fetches the member's calendars soon: days and times without a zone are those of the member's zone. */
export async function refetchCalendars(tx: Transaction, { clock }: Platform, memberId: string): Promise<void> {
  await setDue(tx, memberId, toIso(clock.now()));
}
