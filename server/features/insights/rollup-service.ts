import { inTransaction } from '#server/db/transaction.ts';
import { INDIA, toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import {
  allowTime,
  listStaleCouples,
  listTouchedCouples,
  lockState,
  noteRefresh,
  refreshCouples,
  refreshDays,
} from './rollup-queries.ts';

/** Older figures are brought up to date before they are shown. */
const FRESH_MS = 1000;
/** Couples that are computed in one statement. */
const BATCH_SIZE = 2000;
/** The first day of which there can be figures. */
const BEGINNING = '2020-01-01';

/**
 * Brings the figures up to date with what was recorded since they were. Asked by each screen that shows figures; as it
 * reads only what is new, it costs little. One process does it, the others show what is there.
 */
export async function freshenFigures(platform: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = platform.clock.now();
  const nowIso = toIso(now);
  const isFirst = await inTransaction(platform.db, async (tx) => {
    const state = await lockState(tx);
    if (!state) return false;
    const { refreshedAt } = state;
    if (refreshedAt && Math.abs(Date.parse(refreshedAt) - now.epochMilliseconds) < FRESH_MS) return false;
    if (!refreshedAt) await allowTime(tx);
    const today = now.toZonedDateTimeISO(INDIA).toPlainDate();
    const firstOpen = state.closedThrough
      ? Temporal.PlainDate.from(state.closedThrough).add({ days: 1 })
      : Temporal.PlainDate.from(BEGINNING);
    // A clock that was ahead may have closed days that are still to come.
    const firstDay = Temporal.PlainDate.compare(firstOpen, today) > 0 ? today : firstOpen;
    await refreshDays(tx, firstDay.toString(), toIso(firstDay.toZonedDateTime(INDIA).toInstant()));
    if (refreshedAt) {
      const since = refreshedAt < nowIso ? refreshedAt : nowIso;
      const touched = await listTouchedCouples(tx, since);
      for (let from = 0; from < touched.length; from += BATCH_SIZE)
        await refreshCouples(tx, touched.slice(from, from + BATCH_SIZE), nowIso);
    }
    const closedThrough = today.subtract({ days: 2 }).toString();
    await noteRefresh(tx, { refreshedAt: nowIso, closedThrough });
    return refreshedAt === null;
  });
  if (isFirst) await recomputeCouples(platform, nowIso);
}

/** Computes every couple's figures anew: windows move on although nothing is recorded, and deletions leave no trace. */
export async function recomputeAllFigures(platform: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await recomputeCouples(platform, toIso(platform.clock.now()));
  await freshenFigures(platform);
}

/** In batches with a commit each, so that no statement is long. */
async function recomputeCouples({ db }: Pick<Platform, 'db'>, nowIso: string): Promise<void> {
  let stale: string[];
  do {
    stale = await listStaleCouples(db, nowIso, BATCH_SIZE);
    await refreshCouples(db, stale, nowIso);
  } while (stale.length > 0);
}
