import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../database.ts';

/**
 * Schedules file folders for immediate deletion (`docs/topics/photos.md`). `folders` is a query with one column; null
 * rows are skipped.
 */
export async function discardFolders(tx: Transaction, folders: RawBuilder<unknown>): Promise<void> {
  await sql`
    with folders (prefix) as (${folders})
    insert into discarded_files (prefix, delete_after) select prefix, '-infinity' from folders where prefix is not null
    on conflict (prefix) do update set delete_after = excluded.delete_after`.execute(tx);
}
