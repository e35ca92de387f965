import { sql } from 'kysely';
import type { Transaction } from '../database.ts';

/** Stands for all members, where a setting changes the rights of any. */
export const EVERYONE = '*';

const changedIn = new WeakMap<Transaction, string[]>();

/**
 * Notifies every process on commit that the session data of the members changed (`docs/topics/database.md`). The
 * committing process reads `sessionChangesIn` and drops its cache at once, so that its next call reads the new state.
 */
export async function notifySessionChange(tx: Transaction, memberIds: readonly string[]): Promise<void> {
  const changed = changedIn.get(tx);
  if (changed) changed.push(...memberIds);
  else changedIn.set(tx, [...memberIds]);
  await sql`select pg_notify('jugal_session', id) from unnest(${[...memberIds]}::text[]) id`.execute(tx);
}

/** Returns the members passed to `notifySessionChange` in the transaction. */
export function sessionChangesIn(tx: Transaction): readonly string[] {
  return changedIn.get(tx) ?? [];
}
