import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from '../database.ts';

/**
 * Tables of the members' feeds and of the installation's epoch. They are in no backup: positions that devices hold name
 * changes after it, so a restored installation begins its feeds again under a new epoch.
 */
export const FEED_TABLES: readonly string[] = [
  'couple_changes',
  'couple_heads',
  'installations',
  'member_changes',
  'member_heads',
];

/** Statements that begin the feeds: a head for each couple and member without one, and a new epoch. */
const BEGINNINGS = [
  'insert into couple_heads (couple_id) select id from couples on conflict do nothing',
  'insert into member_heads (user_id) select id from users on conflict do nothing',
  `insert into installations (epoch, began_at) values (substr(gen_random_uuid()::text, 1, 8), now())
   on conflict (is_only) do update set epoch = excluded.epoch, began_at = excluded.began_at`,
];

/**
 * Gives the installation a new epoch, so that every device copies everything again. Couples and members that a server of the version
 * before the feeds has created during an update get their heads.
 */
export async function renewEpoch(db: Database): Promise<void> {
  for (const statement of BEGINNINGS) await sql.raw(statement).execute(db);
}

/**
 * Begins the feeds of restored members, in the client's transaction. The rows of a backup from before the feeds get
 * theirs from the migration that creates the tables.
 */
export async function beginFeeds(client: Client): Promise<void> {
  const { rows } = await client.query<{ heads: string | null }>(
    `select to_regclass('public.couple_heads')::text as heads`,
  );
  if (!rows[0]?.heads) return;
  for (const statement of BEGINNINGS) await client.query(statement);
}
