import type { Config } from './config.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';

/**
 * Runs an operator's command on the configured database, bypassing a pooler. Starts the embedded database for the
 * command if it is not running, and stops it afterwards.
 */
export async function withDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return work(config.databaseDirectUrl ?? config.databaseUrl);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}
