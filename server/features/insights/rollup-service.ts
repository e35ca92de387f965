import { DatabaseError } from 'pg';
import type { Database, Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Clock, INDIA, toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import {
  findFirstMoment,
  findOldestComputation,
  listStaleCouples,
  listTouchedCouples,
  lockState,
  noteRefresh,
  refreshCouples,
  refreshDays,
} from './rollup-queries.ts';

const lockNotAvailable = '55P03';
/** Couples that are computed in one statement. */
const BATCH_SIZE = 2000;
/** Days that are computed in one statement: short enough at a million members. */
const SLICE_DAYS = 31;
/** Days that may still change: today, and yesterday for what was under way at midnight. */
const OPEN_DAYS = 2;
/** For how long something may be under way between its time of creation and its commit. */
const UNDER_WAY_SECONDS = 60;

type Figures = Pick<Platform, 'db' | 'clock'>;

/** The refresh that runs on a database, and the one behind it, which has not begun. */
interface Turns {
  running: Promise<void>;
  next: Promise<void> | null;
}

/** Of this process; nothing is left here once a refresh is over. */
const turnsOf = new WeakMap<Database, Turns>();

/**
 * Brings the figures up to date with what was committed before the call. Asked by each screen that shows figures; as it
 * reads only what is new, it costs little. Who comes while a refresh runs shares the next one, because the running one may
 * have read before what they have to see was written: however many ask at once, there are two, on one connection.
 */
export function freshenFigures(platform: Figures): Promise<void> {
  const turns = turnsOf.get(platform.db);
  if (!turns) return takeTurn(platform);
  turns.next ??= turns.running.catch(() => undefined).then(() => takeTurn(platform));
  return turns.next;
}

function takeTurn({ db, clock }: Figures): Promise<void> {
  const running = refresh({ db, clock });
  const turns: Turns = { running, next: null };
  turnsOf.set(db, turns);
  const end = () => {
    if (!turns.next) turnsOf.delete(db);
  };
  running.then(end, end);
  return running;
}

/**
 * The first time it goes through the past in slices and through the couples in batches, with a commit each, so that what
 * breaks off goes on where it was, and so that other processes, which wait for the lock, take turns with this one.
 */
async function refresh({ db, clock }: Figures): Promise<void> {
  let progress: Progress = { isDone: false, lastCouple: null };
  do {
    const { lastCouple } = progress;
    progress = await inTurn(db, (tx) => refreshNext(tx, clock, lastCouple));
  } while (!progress.isDone);
}

interface Progress {
  isDone: boolean;
  /** Up to this one every couple has figures. */
  lastCouple: string | null;
}

/** Runs `work` in a transaction that locks the state. Who waits for longer than a lock may be waited for goes on waiting. */
async function inTurn<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
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
  // Not before the lock is there: figures must not go back to an instant before those that it was waited for.
  const now = clock.now();
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
    return { isDone: false, lastCouple };
  }
  // The first time the state says nothing of the couples: all of them have figures before it does.
  if (!refreshedAt) {
    const absent = await listStaleCouples(tx, { before: null, after: lastCouple, limit: BATCH_SIZE });
    await refreshCouples(tx, absent, nowIso);
    const last = absent.at(-1);
    if (last) return { isDone: false, lastCouple: last };
  }
  await refreshDays(tx, { firstDay: firstDay.toString(), from: startOf(firstDay), until: 'infinity' });
  const since = refreshedAt ?? (await findOldestComputation(tx));
  if (since) await refreshTouched(tx, since < nowIso ? since : nowIso, nowIso);
  await noteRefresh(tx, { refreshedAt: nowIso, closedThrough: lastClosed.toString() });
  return { isDone: true, lastCouple };
}

/** Couples twice rather than never: what was created just before the instant may have been committed behind it. */
async function refreshTouched(tx: Transaction, since: string, nowIso: string): Promise<void> {
  const early = toIso(Temporal.Instant.from(since).subtract({ seconds: UNDER_WAY_SECONDS }));
  const touched = await listTouchedCouples(tx, early);
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

/** Computes every couple's figures anew: windows move on although nothing is recorded, and most deletions leave no trace. */
export async function recomputeAllFigures(platform: Figures): Promise<void> {
  await recomputeCouples(platform);
  await freshenFigures(platform);
}

/** In batches with a commit each, so that no statement is long; screens that ask meanwhile take turns with it. */
async function recomputeCouples({ db, clock }: Figures): Promise<void> {
  const before = toIso(clock.now());
  let after: string | null = null;
  do {
    const behind: string | null = after;
    after = await inTurn(db, async (tx) => {
      await lockState(tx);
      const stale = await listStaleCouples(tx, { before, after: behind, limit: BATCH_SIZE });
      await refreshCouples(tx, stale, toIso(clock.now()));
      return stale.at(-1) ?? null;
    });
  } while (after !== null);
}
