import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import type { Reads } from '#server/db/replicas/reads.ts';
import { createCalendarReader } from './calendars/calendar-reader.ts';
import { createCalendarTurns } from './calendars/calendar-turns.ts';
import { createClock } from './clock.ts';
import type { Platform } from './context.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createJobs } from './jobs/jobs.ts';
import { createLiveUpdates } from './live/live.ts';
import { createMailer } from './mail/mailer.ts';
import { createFolderTransport, createSmtpTransport } from './mail/transport.ts';
import type { Log } from './observability/open-log.ts';
import { createReadiness } from './observability/readiness.ts';
import type { Tracer } from './observability/tracer.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { createPictures } from './pictures/pictures.ts';
import { openPush } from './push/open-push.ts';
import { createRateLimiter, unlimited } from './rate-limiter.ts';
import { createRazorpay } from './razorpay/razorpay.ts';
import { createPasswords } from './secrets/passwords.ts';
import { openSecrets } from './secrets/secrets.ts';
import { createSecurityLog } from './security-log/security-log.ts';
import { createSessionCache } from './sessions/session-cache.ts';
import { createStorageLimits } from './storage-limits/storage-limits.ts';

/** Builds the process's parts from its settings. Nothing runs until `jobs` and `live` are started. */
export async function openPlatform(options: {
  config: Config;
  /** A direct connection, not through a pooler: LISTEN needs it. */
  databaseUrl: string;
  database: OpenDatabase;
  replicas?: readonly OpenDatabase[];
  reads: Reads;
  log: Log;
  tracer?: Tracer | null;
}): Promise<Platform> {
  const { config, databaseUrl, database, replicas = [], reads, log, tracer = null } = options;
  const { db } = database;
  const clock = createClock(config.clockOffsetMs);
  const storageLimits = createStorageLimits({ db, clock, hasRateLimits: config.hasRateLimits });
  const files = openFileStore(config);
  // Loaded only if metrics are on.
  const metrics = config.metrics && (await import('./observability/metrics.ts')).createMetrics();
  const live = createLiveUpdates({ db, databaseUrl, reads, log });
  const jobs = createJobs({ databaseUrl, log, metrics, tracer, onFailed: () => live.announceWork() });
  const transport = config.smtpUrl
    ? createSmtpTransport(config.smtpUrl, config.supportEmail, { isProduction: config.isProduction })
    : createFolderTransport(join(config.dataDir, 'mail'), config.supportEmail, clock, log);
  const mail = createMailer(jobs, transport, metrics);
  const secrets = openSecrets(config);
  const passwords = createPasswords();
  const pictures = createPictures();
  const calendarTurns = createCalendarTurns();
  const calendarReader = createCalendarReader(calendarTurns);
  const outgoing = createOutgoing({ allowedHosts: config.calendarHosts });
  const securityLog = createSecurityLog({ db, clock, secrets, log });
  const push = await openPush(config, db, secrets, metrics?.countPush);
  const razorpay = config.razorpay && createRazorpay(config.razorpay);
  const sessions = createSessionCache(databaseUrl);
  const rateLimiter = config.hasRateLimits ? createRateLimiter(database.pool) : unlimited;
  const readiness = createReadiness({ db, files, log });
  const parts = {
    calendarReader,
    calendarTurns,
    outgoing,
    clock,
    files,
    mail,
    jobs,
    live,
    passwords,
    pictures,
    push,
    razorpay,
    readiness,
    secrets,
    securityLog,
    sessions,
  };
  metrics?.watch({
    pools: {
      primary: database.pool,
      ...Object.fromEntries(replicas.map(({ pool }, index) => [`replica-${index + 1}`, pool])),
    },
    countStreams: live.countStreams,
    readQueues: jobs.readQueues,
    log,
  });
  return { config, db, reads, log, metrics, tracer, storageLimits, rateLimiter, ...parts };
}
