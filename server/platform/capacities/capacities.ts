import { CAPACITY_SETTINGS, type Capacity } from '#contract/constants/settings.ts';
import { fieldsText } from '#messages/fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import type { Clock } from '../clock.ts';
import { refuse } from '../errors.ts';
import { countRecords, lockOwner, readLimits, type RecordOwner } from './queries.ts';

/** Bounds what one member can keep, and how often they can change anything. */
export interface Capacities {
  /** Counts one change of the member; throws 429 when there were too many in this minute or day. */
  countChange(memberId: string): Promise<void>;
  /** Throws 403 for a member who has no room for one more: before a body is read, and without a lock. */
  admit(capacity: Capacity, member: RecordOwner): Promise<void>;
  /**
   * Makes room for `count` more records in the transaction that inserts them; throws 403 where there is none. Near the limit others who
   * insert of the kind wait until the transaction ends, so the limit holds exactly.
   */
  makeRoom<C extends Capacity>(
    tx: Transaction,
    capacity: C,
    owner: RecordOwner,
    count?: number,
  ): Promise<Room<C>>;
  /** Makes room for as many of `count` records as the limit allows, which may be none. */
  makeRoomUpTo<C extends Capacity>(
    tx: Transaction,
    capacity: C,
    owner: RecordOwner,
    count: number,
  ): Promise<Room<C>>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists only in the types
const toRoom = <C extends Capacity>(count: number) => ({ count }) as Room<C>;

/** How long settings are believed. */
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a count of records is believed, far below the limit. */
const COUNT_MS = 5_000;
/** Half of a limit of at least so many records is out of reach in that time, on however many servers. */
const LARGE = 5_000;
const MAX_ENTRIES = 50_000;

interface Tally {
  count: number;
  until: number;
}

/**
 * Counts changes by the minute and day in this process's memory, so several processes let through a few more. Records are counted by the
 * database; only below half of a large limit is a count of the last seconds believed, which costs no round trip (decision 0042).
 */
export function createCapacities({
  db,
  clock,
  hasRateLimits,
}: {
  db: Database;
  clock: Clock;
  /** Without them changes are not counted. */
  hasRateLimits: boolean;
}): Capacities {
  const tallies = new Map<string, Tally>();
  let limits: { values: Promise<ReadonlyMap<string, number>>; until: number } | null = null;

  async function limitOf(key: string, now: number): Promise<number> {
    if (!limits || limits.until <= now) {
      limits = { values: readLimits(db), until: now + MINUTE_MS };
      // A failed read is not kept.
      limits.values.catch(() => (limits = null));
    }
    return (await limits.values).get(key) ?? Number.POSITIVE_INFINITY;
  }

  /** The tally of what `key` names, which ends after `lengthMs`. */
  function tallyOf(key: string, now: number, lengthMs: number): Tally {
    const known = tallies.get(key);
    if (known && known.until > now) return known;
    if (tallies.size >= MAX_ENTRIES) forgetOld(now);
    const fresh = { count: 0, until: now + lengthMs };
    tallies.set(key, fresh);
    return fresh;
  }

  function forgetOld(now: number): void {
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
    async admit(capacity, member) {
      const { max, left } = await findLeft(db, capacity, member, 1);
      if (left < 1) throw full(max);
    },
    async makeRoom(tx, capacity, owner, count = 1) {
      const { max, left } = await takeLeft(tx, capacity, owner, count);
      if (left < count) throw full(max);
      return toRoom(count);
    },
    async makeRoomUpTo(tx, capacity, owner, count) {
      const { left } = await takeLeft(tx, capacity, owner, count);
      return toRoom(Math.max(0, Math.min(count, left)));
    },
  };

  /** How many more the member can have, as seen without a lock; `isFar`: `added` more stay below half of a large limit. */
  async function findLeft(reader: Database, capacity: Capacity, owner: RecordOwner, added: number) {
    const now = clock.now().epochMilliseconds;
    const max = await limitOf(CAPACITY_SETTINGS[capacity], now);
    const key = `${capacity}:${owner.id}:${owner.coupleId}`;
    const known = tallies.get(key);
    const isFar = (count: number) => max >= LARGE && count + added <= max / 2;
    if (known && known.until > now && isFar(known.count))
      return { max, left: max - known.count, isFar: true, tally: known };
    const count = await countRecords(reader, capacity, owner, max + 1);
    const tally = tallyOf(key, now, COUNT_MS);
    tally.count = count;
    return { max, left: max - count, isFar: isFar(count), tally };
  }

  async function takeLeft(tx: Transaction, capacity: Capacity, owner: RecordOwner, added: number) {
    const seen = await findLeft(tx, capacity, owner, added);
    seen.tally.count += added;
    if (seen.isFar) return seen;
    await lockOwner(tx, capacity, owner);
    return { max: seen.max, left: seen.max - (await countRecords(tx, capacity, owner, seen.max + 1)) };
  }
}
