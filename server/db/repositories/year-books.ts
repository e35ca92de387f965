import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database.ts';
import { discardFolders } from './discarded-files.ts';

/** Deletes all photo books of a couple with their files. */
export async function discardBooks(tx: Transaction, coupleId: string): Promise<void> {
  await discard(tx, sql`couple_id = ${coupleId}`);
}

/** Deletes the photo book of a year with its file; with `hasFailed`, only a failed one. */
export async function discardBook(
  tx: Transaction,
  coupleId: string,
  year: string,
  { hasFailed }: { hasFailed: boolean },
): Promise<void> {
  const isGone = sql`couple_id = ${coupleId} and year = ${year}`;
  await discard(tx, hasFailed ? sql`${isGone} and state = 'failed'` : isGone);
}

/** Deletes the photo books of all couples that became ready, or failed, before the instant. */
export async function discardOldBooks(tx: Transaction, before: string): Promise<void> {
  await discard(tx, sql`state in ('ready', 'failed') and updated_at < ${before}::timestamptz`);
}

async function discard(tx: Transaction, isGone: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ folder: string | null }>`
    delete from year_books where ${isGone} returning folder`.execute(tx);
  const folders = rows.flatMap(({ folder }) => folder ?? []);
  if (folders.length > 0) await discardFolders(tx, sql`select unnest(${folders}::text[])`);
}
