import { limitSetting, type StorageLimit } from '#domain/registry/records.ts';
import { fieldsText } from '#messages/fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { createRoom, type Room } from '#server/db/room.ts';
import type { Clock } from '../clock.ts';
import { refuse } from '../errors.ts';
import { countRecords, lockOwner, readLimits, type RecordOwner } from './queries.ts';

/** Limits the number of records of a member, and the rate of their changes. */
export interface StorageLimits {
  /** Counts one change of the member. Throws 429 after too many in this minute or day. */
  countChange(memberId: string): Promise<void>;
  /**
   * Throws 403 if the member has no room for one more record of any of the kinds. Runs before the body is read, and
   * without a lock.
   */
  admit(kinds: readonly StorageLimit[], member: RecordOwner): Promise<void>;
  /**
   * Reserves room for `count` more records in the transaction that inserts them, or throws 403. Near the limit
   * concurrent inserts of the kind wait until the transaction ends, so the limit holds exactly.
   */
  makeRoom<C extends StorageLimit>(
    tx: Transaction,
    storageLimit: C,
    owner: RecordOwner,
    count?: number,
  ): Promise<Room<C>>;
  /** Reserves room for as many of `count` records as the limit allows, possibly 0. */
  makeRoomUpTo<C extends StorageLimit>(
    tx: Transaction,
    storageLimit: C,
    owner: RecordOwner,
    count: number,
  ): Promise<Room<C>>;
}

/** Cache lifetime of settings in milliseconds, and the shorter window of changes. */
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Milliseconds for which a count of records far below the limit is cached. */
const COUNT_MS = 5_000;
/** Half of a limit of at least this size cannot be reached within `COUNT_MS`, on any number of servers. */
const LARGE = 5_000;
const MAX_ENTRIES = 50_000;

interface Tally {
  count: number;
  until: number;
}

/**
 * Counts changes per minute and day in this process's memory, so several processes let through a few more. The database
 * counts records; below half of a large limit a cached count saves the round trip (decision 0042).
 */
export function createStorageLimits({
  db,
  clock,
  hasRateLimits,
}: {
  db: Database;
  clock: Clock;
  /** If false, changes are not counted. */
  hasRateLimits: boolean;
}): StorageLimits {
  const tallies = new Map<string, Tally>();
  let limits: { values: Promise<ReadonlyMap<string, number>>; until: number } | null = null;

  async function limitOf(key: string, now: number): Promise<number> {
    // A clock that was set back keeps them for no longer either.
    if (!limits || limits.until <= now || limits.until > now + MINUTE_MS) {
      limits = { values: readLimits(db), until: now + MINUTE_MS };
      // A failed read is not cached.
      limits.values.catch(() => (limits = null));
    }
    return (await limits.values).get(key) ?? Number.POSITIVE_INFINITY;
  }

  /** Returns the tally of `key`, which expires after `lengthMs`. */
  function tallyOf(key: string, now: number, lengthMs: number): Tally {
    const known = tallies.get(key);
    if (known && known.until > now) return known;
    if (tallies.size >= MAX_ENTRIES) dropOld(now);
    const fresh = { count: 0, until: now + lengthMs };
    tallies.set(key, fresh);
    return fresh;
  }

  function dropOld(now: number): void {
    for (const [key, { until }] of tallies) if (until <= now) tallies.delete(key);
    const [oldest] = tallies.keys();
    if (tallies.size >= MAX_ENTRIES && oldest !== undefined) tallies.delete(oldest);
  }

  const full = (max: number) => refuse.forbidden('capacity_full', fieldsText.capacityFull(max));

  return {
    async countChange(memberId) {
      if (!hasRateLimits) return;
      const now = clock.now().epochMilliseconds;
      for (const [setting, lengthMs] of [
        ['member_changes_per_minute', MINUTE_MS],
        ['member_changes_per_day', DAY_MS],
      ] as const) {
        const tally = tallyOf(`${setting}:${memberId}`, now, lengthMs);
        tally.count += 1;
        if (tally.count > (await limitOf(setting, now)))
          throw refuse.rateLimited(Math.ceil((tally.until - now) / 1000));
      }
    },
    async admit(kinds, member) {
      let fullAt: number | null = null;
      for (const kind of kinds) {
        const { max, left } = await findLeft(db, kind, member, 1);
        if (left >= 1) return;
        fullAt ??= max;
      }
      if (fullAt !== null) throw full(fullAt);
    },
    async makeRoom(tx, storageLimit, owner, count = 1) {
      const { max, left } = await claimLeft(tx, storageLimit, owner, count);
      if (left < count) throw full(max);
      return createRoom(storageLimit, count);
    },
    async makeRoomUpTo(tx, storageLimit, owner, count) {
      const { left } = await claimLeft(tx, storageLimit, owner, count);
      return createRoom(storageLimit, Math.max(0, Math.min(count, left)));
    },
  };

  /**
   * Returns the remaining room, read without a lock. `isFar` is true if `added` more stay below half of a large limit.
   */
  async function findLeft(reader: Database, storageLimit: StorageLimit, owner: RecordOwner, added: number) {
    const now = clock.now().epochMilliseconds;
    const max = await limitOf(limitSetting(storageLimit), now);
    const key = `${storageLimit}:${owner.id}:${owner.coupleId}`;
    const known = tallies.get(key);
    const isFar = (count: number) => max >= LARGE && count + added <= max / 2;
    if (known && known.until > now && isFar(known.count))
      return { max, left: max - known.count, isFar: true, tally: known };
    const count = await countRecords(reader, storageLimit, owner, max + 1);
    const tally = tallyOf(key, now, COUNT_MS);
    tally.count = count;
    return { max, left: max - count, isFar: isFar(count), tally };
  }

  async function claimLeft(tx: Transaction, storageLimit: StorageLimit, owner: RecordOwner, added: number) {
    const seen = await findLeft(tx, storageLimit, owner, added);
    seen.tally.count += added;
    if (seen.isFar) return seen;
    await lockOwner(tx, storageLimit, owner);
    return { max: seen.max, left: seen.max - (await countRecords(tx, storageLimit, owner, seen.max + 1)) };
  }
}
