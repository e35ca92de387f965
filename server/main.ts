import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { handleJobs } from './jobs.ts';
import type { Platform } from './platform/context.ts';
import { openPlatform } from './platform/open-platform.ts';

/** Stops something that was started. */
type Stop = () => Promise<void>;

const CLIENT_DIR = join(import.meta.dirname, '..', 'build', 'client');

async function start(config: Config, stops: Stop[]): Promise<void> {
  const log = pino({ level: process.env['LOG_LEVEL'] || 'info' });
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) });
  if (embedded) stops.push(embedded.stop);
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(databaseUrl, { log: (line) => log.info(line) });

  const database = openDatabase({
    url: databaseUrl,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  stops.push(database.close);
  if (!config.hasDemo) await refuseDemoAccounts(config, database.db);
  const platform = await openPlatform({ config, databaseUrl, database, log });
  if (config.isProduction && config.databaseUrl && !config.secretKey)
    log.warn({}, 'SECRET_KEY is not set: servers that share a database need the same one');
  stops.push(platform.live.stop, platform.sessions.stop, platform.securityLog.stop, platform.jobs.stop);
  handleJobs(platform);
  await Promise.all([platform.live.start(), platform.sessions.start()]);
  await platform.jobs.start({ isWorking: true });
  const signIns = config.hasDemo ? await ensureDemo(platform) : '';

  const app = await createApp({ platform, clientDir: CLIENT_DIR });
  stops.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  console.log(`\n  Jugal is at ${config.publicUrl}\n\n${signIns}`);
}

/** Returns how to sign in to the demo. Imported only where there is one, so that production does not load it. */
async function ensureDemo(platform: Platform): Promise<string> {
  const { describeSignIns, seedDemo } = await import('./demo/seed-demo.ts');
  return (await seedDemo(platform)) ? `${describeSignIns()}\n` : '';
}

/** A database that held the demo must not be opened to others: the demo's passwords are printed. */
async function refuseDemoAccounts({ isProduction, isLoopback }: Config, db: Database): Promise<void> {
  if (!isProduction && isLoopback) return;
  const { hasDemoAccounts } = await import('./demo/seeding-queries.ts');
  if (await hasDemoAccounts(db))
    throw new ConfigError(
      'this database has the accounts of the demo, whose passwords are known: use another',
    );
}

const stops: Stop[] = [];
let isStopping = false;

async function stopAll(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Supervisors kill after 10 seconds: exit before that, even if something hangs.
  setTimeout(() => process.exit(exitCode || 1), 9_000).unref();
  for (const stop of stops.toReversed()) {
    await stop().catch((error: unknown) => console.error('Stopping failed:', error));
  }
  process.exit(exitCode);
}

process.on('SIGTERM', () => void stopAll(0));
process.on('SIGINT', () => void stopAll(0));

try {
  await start(readConfig(process.env), stops);
} catch (error) {
  const isPlain = error instanceof ConfigError;
  console.error(isPlain ? `Jugal cannot start: ${error.message}` : error);
  await stopAll(1);
}
