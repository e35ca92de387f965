import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../database.ts';

/** Schedules the folders of files that `folders`, a query with one column, returns for deletion at once (decision 0007); null is none. */
export async function discardFolders(tx: Transaction, folders: RawBuilder<unknown>): Promise<void> {
  await sql`
    with folders (prefix) as (${folders})
    insert into discarded_files (prefix, delete_after) select prefix, '-infinity' from folders where prefix is not null
    on conflict (prefix) do update set delete_after = excluded.delete_after`.execute(tx);
}
