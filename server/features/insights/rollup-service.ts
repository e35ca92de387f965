import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { INDIA, toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import {
  findFirstMoment,
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
/** Days that are computed in one statement: short enough at a million members. */
const SLICE_DAYS = 31;
/** Days that may still change: today, and yesterday for what was under way at midnight. */
const OPEN_DAYS = 2;

type Progress = 'fresh' | 'behind' | 'caught up' | 'caught up for the first time';

/**
 * Brings the figures up to date with what was recorded since they were. Asked by each screen that shows figures; as it
 * reads only what is new, it costs little. One process does it, the others show what is there. The first time it goes
 * through the past in slices, with a commit each, so that what breaks off goes on where it was.
 */
export async function freshenFigures(platform: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = platform.clock.now();
  let progress: Progress;
  do progress = await inTransaction(platform.db, (tx) => refreshNextDays(tx, now));
  while (progress === 'behind');
  if (progress === 'caught up for the first time') await recomputeCouples(platform, toIso(now));
}

async function refreshNextDays(tx: Transaction, now: Temporal.Instant): Promise<Progress> {
  const state = await lockState(tx);
  if (!state) return 'fresh';
  const { refreshedAt, closedThrough } = state;
  if (refreshedAt && Math.abs(Date.parse(refreshedAt) - now.epochMilliseconds) < FRESH_MS) return 'fresh';
  const nowIso = toIso(now);
  const today = now.toZonedDateTimeISO(INDIA).toPlainDate();
  const firstOpen = closedThrough
    ? Temporal.PlainDate.from(closedThrough).add({ days: 1 })
    : await findFirstDay(tx, today);
  // A clock that was ahead may have closed days that are still to come.
  const firstDay = Temporal.PlainDate.compare(firstOpen, today) > 0 ? today : firstOpen;
  const nextSlice = firstDay.add({ days: SLICE_DAYS });
  const lastClosed = today.subtract({ days: OPEN_DAYS });
  if (Temporal.PlainDate.compare(nextSlice, lastClosed) < 0) {
    await refreshDays(tx, {
      firstDay: firstDay.toString(),
      from: startOf(firstDay),
      until: startOf(nextSlice),
    });
    await noteRefresh(tx, { refreshedAt, closedThrough: nextSlice.subtract({ days: 1 }).toString() });
    return 'behind';
  }
  await refreshDays(tx, { firstDay: firstDay.toString(), from: startOf(firstDay), until: 'infinity' });
  if (refreshedAt) await refreshTouched(tx, refreshedAt < nowIso ? refreshedAt : nowIso, nowIso);
  await noteRefresh(tx, { refreshedAt: nowIso, closedThrough: lastClosed.toString() });
  return refreshedAt ? 'caught up' : 'caught up for the first time';
}

async function refreshTouched(tx: Transaction, since: string, nowIso: string): Promise<void> {
  const touched = await listTouchedCouples(tx, since);
  for (let from = 0; from < touched.length; from += BATCH_SIZE)
    await refreshCouples(tx, touched.slice(from, from + BATCH_SIZE), nowIso);
}

/** The first day of which there are figures. */
async function findFirstDay(tx: Transaction, today: Temporal.PlainDate): Promise<Temporal.PlainDate> {
  const first = await findFirstMoment(tx);
  return first ? Temporal.Instant.from(first).toZonedDateTimeISO(INDIA).toPlainDate() : today;
}

function startOf(day: Temporal.PlainDate): string {
  return toIso(day.toZonedDateTime(INDIA).toInstant());
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
