import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Database } from './database.ts';

/** Returns one line on why the configured database cannot serve the app; `null` if it can. */
export async function findFault(db: Database, config: Config): Promise<string | null> {
  if (config.databaseReplicaUrls.length > 0 && (await hasWorkers(db)))
    return 'DATABASE_REPLICA_URLS is for plain PostgreSQL: this is Citus, whose workers have logs of their own';
  if (config.databaseDirectUrl) return findMissingSettings(db);
  return null;
}

async function hasWorkers(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/** A pooler does not pass on connection settings, so the role must have the ones that the app sets elsewhere. */
async function findMissingSettings(db: Database): Promise<string | null> {
  const { rows } = await sql<{ name: string; wanted: string; target: string }>`
    select name, wanted, format('alter role %I in database %I', current_user, current_database()) as target
    from (values ('TimeZone', 'UTC'), ('statement_timeout', '15s'), ('lock_timeout', '8s'),
      ('idle_in_transaction_session_timeout', '20s')) settings (name, wanted)
    where current_setting(name) <> wanted and (name = 'TimeZone' or current_setting(name) = '0')`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const statements = rows.map(({ name, wanted }) => `${first.target} set ${name} = '${wanted}'`);
  return `behind a pooler the role itself needs its settings, run once: ${statements.join('; ')}`;
}
