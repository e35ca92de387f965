import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { fieldsText } from '#messages/fields.ts';
import type { Database } from '#server/db/database.ts';
import { refuse } from '../errors.ts';

const SEARCH_MS = 2000;
const RETRY_AFTER_SECONDS = 5;
/** SQLSTATE of a cancelled statement, here because of the timeout. */
const QUERY_CANCELED = '57014';

/** Reads a list. A search for `words` rejects with 503 after two seconds, so that it does not keep a processor busy. */
export async function readSearched<T>(
  db: Database,
  words: string | undefined,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  if (!words) return read(db);
  try {
    return await db.transaction().execute(async (tx) => {
      const [, found] = await Promise.all([
        // Without parallel workers a search occupies at most one processor.
        sql`select set_config('statement_timeout', ${String(SEARCH_MS)}, true),
          set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx),
        read(tx),
      ]);
      return found;
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.code === QUERY_CANCELED)
      throw refuse.busy(fieldsText.searchTooSlow, RETRY_AFTER_SECONDS);
    throw error;
  }
}
