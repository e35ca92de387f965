import { sql } from 'kysely';
import type { Transaction } from '../database.ts';

const changedIn = new WeakMap<Transaction, string[]>();

/**
 * Tells every process, once the transaction is committed, that what a session of the members means has changed (decision 0062). The
 * process that commits reads `sessionChangesIn` and forgets at once, so that its next call finds the new state.
 */
export async function notifySessionChange(tx: Transaction, memberIds: readonly string[]): Promise<void> {
  const changed = changedIn.get(tx);
  if (changed) changed.push(...memberIds);
  else changedIn.set(tx, [...memberIds]);
  await sql`select pg_notify('jugal_session', id) from unnest(${[...memberIds]}::text[]) id`.execute(tx);
}

/** The members of whom `notifySessionChange` was called in the transaction. */
export function sessionChangesIn(tx: Transaction): readonly string[] {
  return changedIn.get(tx) ?? [];
}
