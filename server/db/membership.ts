import { sql } from 'kysely';
import { compileOnce } from '#packages/kysely-pipeline/compile-once.ts';
import { asFields } from '#server/db/table-fields.ts';
import type { OwnHead } from './changes/heads.ts';
import type { Database, Transaction } from './database.ts';

/** A member's couple and partner, each `null` without one. */
export interface Seat {
  coupleId: string | null;
  partnerId: string | null;
  /** The place in the couple, 1 or 2. */
  seat: number | null;
  /** The head of the member's feed, as committed before. */
  head: OwnHead;
}

const NO_HEAD: OwnHead = { installation: null, epoch: null, own: null };

/**
 * Keeps members from joining or leaving the couple until the transaction ends, and returns the member's seat; any number
 * of transactions can hold one. Both statements share one round trip, and the second sees the changes that the first
 * waited for.
 */
export async function holdSeat(tx: Transaction, userId: string, coupleId: string): Promise<Seat> {
  const [, seat] = await Promise.all([lockShared(tx, coupleId), readSeat(tx, userId)]);
  return seat;
}

/** Returns the member's seat as last committed, or as the transaction of `db` has changed it. */
export async function readSeat(db: Database, userId: string): Promise<Seat> {
  const [found] = await findSeat(db, { userId });
  if (!found) return { coupleId: null, partnerId: null, seat: null, head: NO_HEAD };
  const { coupleId, partnerId, seat, ...head } = found;
  return { coupleId, partnerId, seat, head };
}

const findSeat = compileOnce(['userId'], (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('couple_members as own')
    .leftJoin('couple_members as partner', (join) =>
      join.onRef('partner.couple_id', '=', 'own.couple_id').onRef('partner.user_id', '!=', 'own.user_id'),
    )
    .leftJoin('member_heads', 'member_heads.user_id', 'own.user_id')
    .leftJoin('installations', (join) => join.on('is_only', '=', true))
    .select([
      ...asFields('own.coupleId', 'own.seat'),
      'partner.user_id as partnerId',
      'installations.epoch as installation',
      'member_heads.epoch as epoch',
      'position as own',
    ])
    .where('own.user_id', '=', userId),
);

/**
 * Keeps members from joining or leaving the couple until the transaction ends, for background work on its records, and
 * returns true if the couple still exists. Without the lock, a change is lost or duplicated while the records move to
 * another couple.
 */
export async function holdCouple(tx: Transaction, coupleId: string): Promise<boolean> {
  const lock = lockShared(tx, coupleId);
  const couples = tx.selectFrom('couples').select('id').where('id', '=', coupleId).execute();
  const [, found] = await Promise.all([lock, couples]);
  return found.length > 0;
}

async function lockShared(tx: Transaction, coupleId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${coupleId}, 0))`.execute(tx);
}

/**
 * Locks the membership of the couples and of the members until the transaction ends, in key order, so that two such
 * transactions cannot deadlock. A transaction that already holds a seat must not call it (`context.changeMembership`).
 */
export async function lockMembership(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(id, 0) as key from unnest(${[...ids]}::text[]) id order by key) keys`.execute(
    tx,
  );
}
