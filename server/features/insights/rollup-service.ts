import { DatabaseError } from 'pg';
import type { Database, Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Clock, INDIA, toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import {
  findFirstRecordedAt,
  findOldestComputation,
  listStaleCouples,
  listChangedCouples,
  lockState,
  saveRefreshState,
  refreshCouples,
  refreshDays,
} from './rollup-queries.ts';

const lockNotAvailable = '55P03';
/** Couples that are computed in one statement. */
const BATCH_SIZE = 2000;
/** Days that are computed in one statement. It stays short with a million members. */
const SLICE_DAYS = 31;
/** Days that may still change: today, and yesterday for transactions that were open at midnight. */
const OPEN_DAYS = 2;
/** Maximum seconds between the creation time of a record and its commit. */
const UNDER_WAY_SECONDS = 60;

type Figures = Pick<Platform, 'db' | 'clock'>;

/** The running refresh of a database, and the one queued after it. */
interface Turns {
  running: Promise<void>;
  next: Promise<void> | null;
}

/** The refreshes of each database in this process, while one runs. */
const refreshesOf = new WeakMap<Database, Turns>();

/**
 * Refreshes the figures with everything committed before the call, for each screen that shows them; it reads only new
 * rows. Callers that arrive during a refresh share the next one, because the running one may have read before their
 * data was committed.
 */
export function refreshStats(platform: Figures): Promise<void> {
  const turns = refreshesOf.get(platform.db);
  if (!turns) return startRefresh(platform);
  turns.next ??= turns.running.catch(() => undefined).then(() => startRefresh(platform));
  return turns.next;
}

function startRefresh({ db, clock }: Figures): Promise<void> {
  const running = refresh({ db, clock });
  const turns: Turns = { running, next: null };
  refreshesOf.set(db, turns);
  const end = () => {
    if (!turns.next) refreshesOf.delete(db);
  };
  running.then(end, end);
  return running;
}

/**
 * Runs a refresh. The first one commits the past in slices and the couples in batches, so that an interrupted one
 * resumes and other processes get the lock in between.
 */
async function refresh({ db, clock }: Figures): Promise<void> {
  let progress: Progress = { isDone: false, lastCouple: null };
  do {
    const { lastCouple } = progress;
    progress = await runExclusive(db, (tx) => refreshNext(tx, clock, lastCouple));
  } while (!progress.isDone);
}

interface Progress {
  isDone: boolean;
  /** The last couple, in id order, up to which all couples have figures. */
  lastCouple: string | null;
}

/** Runs `work` in a transaction that locks the state, and retries a lock timeout forever. */
async function runExclusive<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === lockNotAvailable)) throw error;
    }
  }
}

async function refreshNext(tx: Transaction, clock: Clock, lastCouple: string | null): Promise<Progress> {
  const { refreshedAt, closedThrough } = await lockState(tx);
  // Read after the lock, so that figures never go back to an instant before those of another process.
  const now = clock.now();
  const nowIso = toIso(now);
  const today = now.toZonedDateTimeISO(INDIA).toPlainDate();
  const firstOpen = closedThrough
    ? Temporal.PlainDate.from(closedThrough).add({ days: 1 })
    : await findFirstDay(tx, today);
  // A clock that was ahead may have closed future days.
  const firstDay = Temporal.PlainDate.compare(firstOpen, today) > 0 ? today : firstOpen;
  const nextSlice = firstDay.add({ days: SLICE_DAYS });
  const lastClosed = today.subtract({ days: OPEN_DAYS });
  if (Temporal.PlainDate.compare(nextSlice, lastClosed) < 0) {
    await refreshDays(tx, {
      firstDay: firstDay.toString(),
      from: startOf(firstDay),
      until: startOf(nextSlice),
    });
    await saveRefreshState(tx, { refreshedAt, closedThrough: nextSlice.subtract({ days: 1 }).toString() });
    return { isDone: false, lastCouple };
  }
  // The first refresh computes all couples before the state is saved.
  if (!refreshedAt) {
    const absent = await listStaleCouples(tx, { before: null, after: lastCouple, limit: BATCH_SIZE });
    await refreshCouples(tx, absent, nowIso);
    const last = absent.at(-1);
    if (last) return { isDone: false, lastCouple: last };
  }
  await refreshDays(tx, {
    firstDay: firstDay.toString(),
    from: startOf(firstDay),
    until: toIso(now.add({ seconds: 1 })),
  });
  const since = refreshedAt ?? (await findOldestComputation(tx));
  if (since) await refreshChangedCouples(tx, since < nowIso ? since : nowIso, nowIso);
  await saveRefreshState(tx, { refreshedAt: nowIso, closedThrough: lastClosed.toString() });
  return { isDone: true, lastCouple };
}

/**
 * Overlaps with the previous refresh, because a record created just before its instant may have been committed after
 * it.
 */
async function refreshChangedCouples(tx: Transaction, since: string, nowIso: string): Promise<void> {
  const early = toIso(Temporal.Instant.from(since).subtract({ seconds: UNDER_WAY_SECONDS }));
  const changed = await listChangedCouples(tx, early, nowIso);
  for (let from = 0; from < changed.length; from += BATCH_SIZE)
    await refreshCouples(tx, changed.slice(from, from + BATCH_SIZE), nowIso);
}

/** Returns the first day with figures. */
async function findFirstDay(tx: Transaction, today: Temporal.PlainDate): Promise<Temporal.PlainDate> {
  const first = await findFirstRecordedAt(tx);
  return first ? Temporal.Instant.from(first).toZonedDateTimeISO(INDIA).toPlainDate() : today;
}

function startOf(day: Temporal.PlainDate): string {
  return toIso(day.toZonedDateTime(INDIA).toInstant());
}

/** Recomputes every couple's figures, because windows move without new records, and most deletions are not logged. */
export async function recomputeAllStats(platform: Figures): Promise<void> {
  await recomputeCouples(platform);
  await refreshStats(platform);
}

/**
 * Recomputes couples in batches with a commit each, so that statements stay short and screens' refreshes get the lock
 * in between.
 */
async function recomputeCouples({ db, clock }: Figures): Promise<void> {
  const before = toIso(clock.now());
  let after: string | null = null;
  do {
    const behind: string | null = after;
    after = await runExclusive(db, async (tx) => {
      await lockState(tx);
      const stale = await listStaleCouples(tx, { before, after: behind, limit: BATCH_SIZE });
      await refreshCouples(tx, stale, toIso(clock.now()));
      return stale.at(-1) ?? null;
    });
  } while (after !== null);
}
