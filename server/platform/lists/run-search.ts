import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { fieldsText } from '#messages/fields.ts';
import type { Database } from '#server/db/database.ts';
import { refuse } from '../errors.ts';

const SEARCH_MS = 2000;
const RETRY_AFTER_SECONDS = 5;
/** A statement that was cancelled, here for its time. */
const QUERY_CANCELED = '57014';

/**
 * Reads a list; one in which `words` are looked for may take two seconds at most, so that it cannot keep a processor from others.
 * Rejects with 503 when it takes longer.
 */
export async function readSearched<T>(
  db: Database,
  words: string | undefined,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  if (!words) return read(db);
  try {
    return await db.transaction().execute(async (tx) => {
      const [, found] = await Promise.all([
        // Without workers of its own it keeps one processor at most.
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
