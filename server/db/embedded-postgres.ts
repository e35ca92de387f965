import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startPostgres,
} from '#packages/embedded-postgres/start-postgres.ts';

/** Starts or joins the bundled PostgreSQL of a data folder. A rejection names the setting for another server. */
export async function startEmbeddedPostgres(options: Omit<EmbeddedPostgresOptions, 'name'>): Promise<EmbeddedPostgres> {
  return startPostgres({ ...options, name: 'jugal' }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason} DATABASE_URL names another PostgreSQL to use.`, { cause });
  });
}
