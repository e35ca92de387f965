import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Rejects when the database is not reachable. */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
