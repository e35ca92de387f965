import { CAPACITY_SETTINGS, type Capacity } from '#contract/constants/settings.ts';
import { fieldsText } from '#messages/fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Clock } from '../clock.ts';
import { refuse } from '../errors.ts';
import { countRecords, readLimits, type RecordOwner } from './queries.ts';

/** Bounds what one member can keep, and how often they can change anything. */
export interface Capacities {
  /** Counts one change of the member; throws 429 when there were too many in this minute or day. */
  countChange(memberId: string): Promise<void>;
  /** Makes room for one more record, or `count` more; throws 403 when the member would have more than they can. */
  admit(capacity: Capacity, member: RecordOwner, more?: More): Promise<void>;
}

interface More {
  count: number;
  /** The transaction that waits for the answer: it must not wait for another connection. */
  tx: Transaction;
}

/** How long settings and counts are believed. */
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** From this share of a limit on, records are counted anew each time. */
const NEAR = 0.9;
const MAX_ENTRIES = 50_000;

interface Tally {
  count: number;
  until: number;
}

/**
 * Counts in this process's memory, so that a change costs no round trip: changes by the minute and day, records from what the
 * database says at most a minute ago. Several processes let through a little more together (decision 0042).
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
    async admit(capacity, member, more) {
      const now = clock.now().epochMilliseconds;
      const max = await limitOf(CAPACITY_SETTINGS[capacity], now);
      const key = `${capacity}:${member.id}`;
      const known = tallies.get(key);
      const added = more?.count ?? 1;
      const isFresh = known !== undefined && known.until > now && known.count + added - 1 < max * NEAR;
      const count = isFresh ? known.count : await countRecords(more?.tx ?? db, capacity, member);
      if (count + added > max) throw refuse.forbidden('capacity_full', fieldsText.capacityFull(max));
      const tally = tallyOf(key, now, MINUTE_MS);
      tally.count = count + added;
    },
  };
}
