import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/**
 * Keeps members from joining or leaving the couple until the transaction ends, and returns whether the member has a seat in it. Any
 * number of transactions hold a seat at once. Both statements travel in one round trip; the second sees what the first waited for.
 */
export async function holdSeat(tx: Transaction, userId: string, coupleId: string): Promise<boolean> {
  const lock = lockShared(tx, coupleId);
  const seats = tx
    .selectFrom('couple_members')
    .select('seat')
    .where('user_id', '=', userId)
    .where('couple_id', '=', coupleId)
    .execute();
  const [, found] = await Promise.all([lock, seats]);
  return found.length > 0;
}

/**
 * Keeps members from joining or leaving the couple until the transaction ends, for background work that changes its records, and returns
 * whether the couple still exists. Without it a change made while the records move to another couple is lost or a duplicate.
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
 * Locks who belongs to the couples, and where the members belong, until the transaction ends. The locks are taken in the order of their
 * keys, so two such transactions cannot deadlock; one that already holds a seat must not call it (`context.changeMembership`).
 */
export async function lockMembership(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(id, 0) as key from unnest(${[...ids]}::text[]) id order by key) keys`.execute(
    tx,
  );
}
