import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { isPersonalUpiId } from '#domain/payments/upi-link.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { findFault } from './db/find-fault.ts';
import { migrate, UnsupportedHistory } from './db/migrate.ts';
import { openReads } from './db/replicas/open-reads.ts';
import { fillSettings } from './features/settings/service.ts';
import { handleJobs } from './jobs.ts';
import type { Platform } from './platform/context.ts';
import { serveMetrics } from './platform/observability/metrics-server.ts';
import type { UncaughtOrigin } from './platform/observability/metrics.ts';
import { openLog } from './platform/observability/open-log.ts';
import { openTracer, traceQueries } from './platform/observability/open-tracer.ts';
import { openPlatform } from './platform/open-platform.ts';

/** Stops one started component. */
type Stop = () => Promise<void>;

/** Milliseconds. Supervisors kill a process 10 seconds after the signal to stop, unless configured for draining. */
const STOP_MS = 9000;
const CLOSE_MS = 4000;
/**
 * By which V8's heap may grow between two full collections. By V8's own measure, requests that end while they wait leave 180 MB
 * behind before it looks at them.
 */
const HEAP_GROWTH_PERCENT = 50;
const CLIENT_DIR = join(import.meta.dirname, '..', 'build', 'client');

async function start(config: Config, stops: Stop[]): Promise<void> {
  const log = openLog(process.env['LOG_LEVEL'] || 'info');
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) });
  if (embedded) stops.push(embedded.stop);
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const databaseUrl = config.databaseDirectUrl ?? url;
  await migrate(databaseUrl, { log: (line) => log.info(line) });

  const tracer = config.traces && (await openTracer(config.traces, log));
  if (tracer) stops.push(tracer.stop);
  const traceQuery = tracer ? traceQueries(tracer) : undefined;
  const database = openDatabase({
    url,
    pooler: config.databaseDirectUrl ? { hasPreparedStatements: config.hasPreparedStatements } : null,
    traceQuery,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  stops.push(database.close);
  const fault = await findFault(database.db, config);
  if (fault) throw new ConfigError(fault);
  await fillSettings(database.db, Temporal.Now.instant().toString());
  const {
    reads,
    replicas,
    stop: stopReads,
  } = openReads({
    primary: database.db,
    replicaUrls: config.databaseReplicaUrls,
    traceQuery,
    onLost: (error) => log.warn({ err: error }, 'a replica was lost, its reads go elsewhere'),
  });
  stops.push(stopReads);
  if (!config.hasDemo) await refuseDemoAccounts(config, database.db);
  const platform = await openPlatform({
    config,
    databaseUrl,
    database,
    reads,
    replicas,
    log,
    tracer,
  });
  if (config.isProduction && config.databaseUrl && !config.secretKey)
    log.warn({}, 'SECRET_KEY is not set: servers that share a database need the same one');
  if (isPersonalUpiId(config.upiId))
    log.warn({}, "UPI_ID is a person's: banks often refuse payments to it by link. Use a merchant's UPI ID");
  recordUncaught = (error, origin) => {
    log.error({ err: error, origin }, 'an error was not caught, the process ends');
    platform.metrics?.countUncaught(origin);
  };
  stops.push(platform.calendarReader.close, platform.outgoing.close);
  stops.push(platform.live.stop, platform.sessions.stop, platform.securityLog.stop, platform.jobs.stop);
  handleJobs(platform);
  await Promise.all([platform.live.start(), platform.sessions.start()]);
  await platform.jobs.start({ isWorking: config.worksOnJobs });
  const signIns = config.hasDemo ? await ensureDemo(platform) : '';

  const app = await createApp({ platform, clientDir: CLIENT_DIR });
  stops.push(async () => {
    // Cuts off clients that have not finished sending or reading within `CLOSE_MS`.
    setTimeout(() => app.server.closeAllConnections(), CLOSE_MS).unref();
    await app.close();
  });
  await app.listen({ port: config.port, host: config.host });
  if (config.metrics && platform.metrics) stops.push(await serveMetrics(platform.metrics, config.metrics, log));
  stops.push(() => {
    platform.readiness.startDraining();
    return sleep(config.drainSeconds * 1000);
  });
  console.log(`\n  Jugal is at ${config.publicUrl}\n\n${signIns}`);
}

/** Seeds the demo and returns how to sign in. The dynamic import keeps the demo's code out of production. */
async function ensureDemo(platform: Platform): Promise<string> {
  const { describeSignIns, seedDemo } = await import('#demo/seed-demo.ts');
  return (await seedDemo(platform)) ? `${describeSignIns()}\n` : '';
}

/** Rejects a database with demo accounts on a server that others reach: the demo's passwords are public. */
async function refuseDemoAccounts({ isProduction, isLoopback }: Config, db: Database): Promise<void> {
  if (!isProduction && isLoopback) return;
  const { hasDemoAccounts } = await import('#demo/seeding-queries.ts');
  if (await hasDemoAccounts(db))
    throw new ConfigError('this database has the accounts of the demo, whose passwords are known: use another');
}

const stops: Stop[] = [];
let isStopping = false;
let drainMs = 0;

async function stopAll(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Ends the process even if a component hangs while it stops.
  setTimeout(() => process.exit(exitCode || 1), STOP_MS + drainMs).unref();
  for (const stop of stops.toReversed()) {
    await stop().catch((error: unknown) => console.error('Stopping failed:', error));
  }
  process.exit(exitCode);
}

/** The exit code after an error that no code caught, by which the supervisor knows that a start is worth a try. */
const CRASHED = 70;
/** Logs and counts an error that no code caught; set once there is a log. */
let recordUncaught = (error: unknown, _origin: UncaughtOrigin): void => console.error(error);

// The state behind such an error is unknown, so the process ends, in order. Rejected promises arrive here too.
process.on('uncaughtException', (error, origin) => {
  recordUncaught(error, origin);
  void stopAll(CRASHED);
});
process.on('SIGTERM', () => void stopAll(0));
process.on('SIGINT', () => void stopAll(0));

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);

try {
  const config = readConfig(process.env);
  drainMs = config.drainSeconds * 1000;
  await start(config, stops);
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof UnsupportedHistory;
  console.error(isPlain ? `Jugal cannot start: ${error.message}` : error);
  await stopAll(1);
}
