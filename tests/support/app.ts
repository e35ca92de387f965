import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createDiskStore } from '#packages/file-store/disk-store.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { readAllFrom, type Reads } from '#server/db/replicas/reads.ts';
import { createReplicaReader } from '#server/db/replicas/replica-reader.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { handleJobs, scheduledJobs } from '#server/jobs.ts';
import { createCalendarReader } from '#server/platform/calendars/calendar-reader.ts';
import { createCalendarTurns } from '#server/platform/calendars/calendar-turns.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLiveUpdates } from '#server/platform/live/live.ts';
import type { Mail } from '#server/platform/mail/layout.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { createMetrics } from '#server/platform/observability/metrics.ts';
import type { Log } from '#server/platform/observability/open-log.ts';
import { traceQueries } from '#server/platform/observability/open-tracer.ts';
import { createReadiness } from '#server/platform/observability/readiness.ts';
import type { Tracer } from '#server/platform/observability/tracer.ts';
import type { OutgoingSettings } from '#server/platform/outgoing/fetch-address.ts';
import { createOutgoing } from '#server/platform/outgoing/outgoing.ts';
import { createPictures } from '#server/platform/pictures/pictures.ts';
import { makeVapidKeys } from '#server/platform/push/open-push.ts';
import { createPush } from '#server/platform/push/push.ts';
import { createRateLimiter, unlimited } from '#server/platform/rate-limiter.ts';
import { createRazorpay } from '#server/platform/razorpay/razorpay.ts';
import { createPasswords } from '#server/platform/secrets/passwords.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';
import { createSecurityLog } from '#server/platform/security-log/security-log.ts';
import { createSessionCache } from '#server/platform/sessions/session-cache.ts';
import { createStorageLimits } from '#server/platform/storage-limits/storage-limits.ts';
import { createTestDatabase, type TestDatabase } from './database/database.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface TestApp {
  app: FastifyInstance;
  platform: Platform;
  database: TestDatabase;
  /** Returns the URL of the server, which starts listening at the first call. */
  listen(): Promise<string>;
  /** Every sent mail, newest last; `runJobs` delivers the pending ones. */
  mails: Mail[];
  runJobs(): Promise<void>;
  /** Sends the scheduled job of this name and runs all pending jobs. */
  runScheduled(name: string): Promise<void>;
  /** Sets the app's clock, which then continues to run. Earlier sessions may expire through it. */
  setTime(instant: string): void;
  /** Moves the app's clock ahead. */
  advance(duration: Temporal.DurationLike): void;
  /** Opens a new browser, from the network address if one is given. */
  visit(network?: string): Visitor;
  close(): Promise<void>;
}

const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Prints unexpected errors on a cluster, where they depend on timing and a rerun may not reproduce them. */
const clusterLog: Log = { ...silentLog, error: (facts, message) => console.error(message, facts) };

/** Creates the whole server on its own database; only the mail server is replaced, by a list. */
export async function createTestApp(
  options: {
    hasRateLimits?: boolean;
    /** Default off: most admin panel tests are about something else. */
    adminNeedsSecondFactor?: boolean;
    env?: Record<string, string>;
    /** Folder of a built client; default none. */
    clientDir?: string;
    requestTimeoutMs?: number;
    stalledReaders?: { stalledMs: number; watchMs: number };
    /** Default off: on a busy machine the count after a change would come before or after the test's next call. */
    watchesAchievements?: boolean;
    /** Name servers and certificate authorities of members' calendars. */
    outgoing?: Partial<OutgoingSettings>;
    /** Default none. */
    tracer?: Tracer;
    /** Default: discards all entries. */
    log?: Log;
    /** Another server, with which it shares database and clock. */
    beside?: TestApp;
  } = {},
): Promise<TestApp> {
  const { tracer = null } = options;
  const database = options.beside
    ? { ...options.beside.database, close: () => Promise.resolve() }
    : await createTestDatabase({ traceQuery: tracer ? traceQueries(tracer) : undefined });
  if (!options.adminNeedsSecondFactor)
    await database.pool.query(`update settings set value = '0' where key = 'admin_needs_second_factor'`);
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://jugal.test',
    DEMO: '0',
    ...options.env,
  });
  const mails: Mail[] = [];
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock: Clock = options.beside?.platform.clock ?? {
    now: () => Temporal.Now.zonedDateTimeISO('UTC').add(offset).toInstant(),
  };
  const log = options.log ?? (inject('testDatabase').adminUrls.length > 1 ? clusterLog : silentLog);
  const metrics = config.metrics && createMetrics();
  const jobs = createJobs({ databaseUrl: database.url, log, metrics, tracer });
  const files = createDiskStore(join(dataDir, 'files'));
  const mail = createMailer(jobs, { deliver: async (message) => void mails.push(message) }, metrics);
  // Read-only, as on a replica: writes by a call that may read stale data are rejected.
  const readOnly = openDatabase({ url: readOnlyUrl(database.url), poolSize: 2 });
  const openRead = createReplicaReader(readOnly.db, database.db, () => undefined);
  const reads: Reads = { ...readAllFrom(database.db), choose: openRead };
  // Beats come when a test says so.
  const live = createLiveUpdates({ db: database.db, databaseUrl: database.url, reads, log, beatMs: null });
  const sessions = createSessionCache(database.url);
  const push = createPush({
    keys: makeVapidKeys(),
    subject: 'mailto:support@jugal.example',
    // The push services of tests run on this machine, without certificates.
    isKnownEndpoint: (endpoint) => endpoint.startsWith('https://127.0.0.1:'),
    fetch: (endpoint, init) => fetch(endpoint.replace('https:', 'http:'), init),
    count: metrics?.countPush,
  });
  const secrets = openSecrets(config);
  const calendarTurns = createCalendarTurns();
  const platform: Platform = {
    config,
    db: database.db,
    reads,
    storageLimits: createStorageLimits({
      db: database.db,
      clock,
      hasRateLimits: options.hasRateLimits ?? false,
    }),
    clock,
    files,
    mail,
    jobs,
    live,
    calendarReader: createCalendarReader(calendarTurns),
    calendarTurns,
    outgoing: createOutgoing({ allowedHosts: config.calendarHosts, ...options.outgoing }),
    // Cheap hashing, because a run registers thousands of members.
    passwords: createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
    pictures: createPictures(),
    push,
    razorpay: config.razorpay && createRazorpay(config.razorpay),
    readiness: createReadiness({ db: database.db, files, log }),
    secrets,
    securityLog: createSecurityLog({ db: database.db, clock, secrets, log }),
    sessions,
    rateLimiter: options.hasRateLimits ? createRateLimiter(database.pool) : unlimited,
    metrics,
    tracer,
    log,
  };
  metrics?.watch({
    pools: { primary: database.pool },
    countStreams: live.countStreams,
    readQueues: jobs.readQueues,
    log,
  });
  handleJobs(platform);
  await Promise.all([live.start(), sessions.start()]);
  await jobs.start({ isWorking: false });
  const clientDir = options.clientDir ?? null;
  const app = await createApp({
    platform,
    clientDir,
    outputChecks: 'strict',
    watchesAchievements: options.watchesAchievements ?? false,
    ...(options.requestTimeoutMs && { requestTimeoutMs: options.requestTimeoutMs }),
    ...(options.stalledReaders && { stalledReaders: options.stalledReaders }),
  });
  let address: string | null = null;

  return {
    app,
    platform,
    database,
    mails,
    listen: async () => (address ??= await app.listen({ port: 0, host: '127.0.0.1' })),
    runJobs: () => jobs.runWaiting(),
    async runScheduled(name) {
      const scheduled = scheduledJobs.find(({ job }) => job.name === name);
      if (!scheduled) throw new Error(`No scheduled job is called ${name}.`);
      await inTransaction(platform.db, (tx) => jobs.send(tx, scheduled.job, {}));
      await jobs.runWaiting();
    },
    setTime: (instant) => void (offset = Temporal.Now.instant().until(Temporal.Instant.from(instant))),
    advance: (duration) => void (offset = offset.add(duration)),
    visit: (network) => createVisitor(app, network),
    async close() {
      const closed = app.close();
      // Tests may leave incomplete requests.
      app.server.closeAllConnections();
      await closed;
      await Promise.all([platform.calendarReader.close(), platform.outgoing.close()]);
      await platform.securityLog.stop();
      await jobs.stop();
      await Promise.all([live.stop(), sessions.stop(), readOnly.close()]);
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function readOnlyUrl(url: string): string {
  const readOnly = new URL(url);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on -c TimeZone=UTC');
  return readOnly.href;
}
