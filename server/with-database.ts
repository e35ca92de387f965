import type { Config } from './config.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';

/** Runs an operator's command on the configured database, past a pooler; the embedded one is started where it does not run, and stopped again. */
export async function withDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return work(config.databaseDirectUrl ?? config.databaseUrl);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}
