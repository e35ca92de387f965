import { addDays } from '#domain/dates/series.ts';
import { listStale } from '#domain/registry/resources.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockFoundCouple } from '#server/features/couples/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { forEachFound } from '#server/platform/jobs/each-found.ts';
import { dayIn, lastMadeDay, listSeriesDays } from './series-policy.ts';
import { listSeriesToMake, lockSeries, updateSeries } from './series-queries.ts';
import { insertOnDays } from './series-service.ts';

/**
 * Makes the dates of all series until the last day ahead. Several processes may run it at once, and a series that fails
 * does not stop the others.
 */
export async function makeSeriesDates(platform: Platform): Promise<void> {
  const { db, clock, live } = platform;
  const nowIso = toIso(clock.now());
  await forEachFound<{ coupleId: string; id: string }>({
    find: (after, limit) => listSeriesToMake(db, { nowIso, after, limit }),
    work: async (found) => {
      const memberIds = await inTransaction(db, (tx) => makeDatesOf(tx, platform, found));
      live.announce(memberIds, listStale(['dates']), null);
    },
    name: 'makeSeriesDates',
  });
}

/** Makes the coming dates of one series, up to the planner's storage limit, and returns whom they concern. */
async function makeDatesOf(
  tx: Transaction,
  { clock, storageLimits }: Platform,
  found: { coupleId: string; id: string },
): Promise<readonly string[]> {
  const { coupleId, memberIds } = await lockFoundCouple(tx, found.coupleId);
  const series = await lockSeries(tx, coupleId, found.id);
  if (!series || series.endedFrom !== null || series.userId === null) return [];
  const nowIso = toIso(clock.now());
  const today = dayIn(nowIso, series.timezone).toString();
  const next = addDays(series.madeUntil, 1);
  const last = lastMadeDay(nowIso, series.timezone);
  // Another server was here first.
  if (last < next) return [];
  const days = listSeriesDays(series, next < today ? today : next, last);
  const owner = { id: series.userId, coupleId };
  const room = await storageLimits.makeRoomUpTo(tx, 'dateEvents', owner, days.length);
  await insertOnDays(tx, coupleId, room, { series, days: days.slice(0, room.count), nowIso });
  const full = days[room.count];
  await updateSeries(tx, coupleId, series.id, { madeUntil: full === undefined ? last : addDays(full, -1) });
  return room.count > 0 ? memberIds : [];
}
