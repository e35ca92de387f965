import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { createRateLimiter, unlimited } from './http/gate/rate-limits.ts';
import { handleJobs } from './jobs.ts';
import type { Platform } from './platform/context.ts';
import { openPlatform } from './platform/open-platform.ts';

/** Ends everything that was started, the last first. */
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
  const platform = await openPlatform({ config, databaseUrl, database, log });
  stops.push(platform.live.stop, platform.sessions.stop, platform.jobs.stop);
  handleJobs(platform);
  await Promise.all([platform.live.start(), platform.sessions.start()]);
  await platform.jobs.start({ isWorking: true });
  const signIns = config.hasDemo ? await makeDemo(platform) : '';

  const rateLimiter = config.hasRateLimits ? createRateLimiter(database.pool) : unlimited;
  const app = await createApp({ platform, rateLimiter, clientDir: CLIENT_DIR });
  stops.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  console.log(`\n  Jugal is at ${config.publicUrl}\n\n${signIns}`);
}

/** Answers how to sign in to the demo. Loaded only where there is one, so that production holds none of it. */
async function makeDemo(platform: Platform): Promise<string> {
  const [{ seedDemo }, { describeSignIns }] = await Promise.all([
    import('./demo/seed-demo.ts'),
    import('./demo/sign-ins.ts'),
  ]);
  return (await seedDemo(platform)) ? `${describeSignIns()}\n` : '';
}

const stops: Stop[] = [];
let isStopping = false;

async function stopAll(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Whatever hangs, the process is gone before the 10 seconds that supervisors grant.
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
