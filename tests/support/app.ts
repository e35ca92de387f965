import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createRateLimiter, unlimited } from '#server/http/gate/rate-limits.ts';
import { handleJobs } from '#server/jobs.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLiveUpdates } from '#server/platform/live.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { makeVapidKeys } from '#server/platform/push/open-push.ts';
import { createPush } from '#server/platform/push/push.ts';
import { createRazorpay } from '#server/platform/razorpay/razorpay.ts';
import { createSessionCache } from '#server/platform/sessions/session-cache.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface TestApp {
  app: FastifyInstance;
  platform: Platform;
  database: TestDatabase;
  /** The address of the listening server; it listens from the first call on. */
  listen(): Promise<string>;
  /** Every mail that was sent, the newest last; `runJobs` delivers those that wait. */
  mails: Mail[];
  runJobs(): Promise<void>;
  /** Moves the app's clock ahead. */
  advance(duration: Temporal.DurationLike): void;
  visit(): Visitor;
  close(): Promise<void>;
}

/** The whole server on a database of its own; only the mail server is replaced, by a list. */
export async function createTestApp(
  options: { hasRateLimits?: boolean; env?: Record<string, string> } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://jugal.test',
    DEMO: '0',
    ...options.env,
  });
  const mails: Mail[] = [];
  const problems: string[] = [];
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock: Clock = {
    now: () => Temporal.Now.zonedDateTimeISO('UTC').add(offset).toInstant(),
  };
  const log = {
    info: () => undefined,
    warn: (_facts: object, message: string) => void problems.push(message),
    error: (_facts: object, message: string) => void problems.push(message),
  };
  const jobs = createJobs({ databaseUrl: database.url, log });
  const files = createDiskStore(join(dataDir, 'files'));
  const mail = createMailer(jobs, { deliver: async (message) => void mails.push(message) });
  const live = createLiveUpdates({ db: database.db, databaseUrl: database.url, log });
  const sessions = createSessionCache(database.url);
  const push = createPush({
    keys: makeVapidKeys(),
    subject: 'mailto:support@jugal.example',
    // The push services of tests run on this machine, where nobody has a certificate.
    isKnownEndpoint: (endpoint) => endpoint.startsWith('https://127.0.0.1:'),
    fetch: (endpoint, init) => fetch(endpoint.replace('https:', 'http:'), init),
  });
  const platform: Platform = {
    config,
    db: database.db,
    clock,
    files,
    mail,
    jobs,
    live,
    push,
    razorpay: config.razorpay && createRazorpay(config.razorpay),
    sessions,
    log,
  };
  handleJobs(platform);
  await Promise.all([live.start(), sessions.start()]);
  await jobs.start({ isWorking: false });
  const rateLimiter = options.hasRateLimits ? createRateLimiter(database.pool) : unlimited;
  const app = await createApp({ platform, rateLimiter, clientDir: null, outputChecks: 'strict' });
  let address: string | null = null;

  return {
    app,
    platform,
    database,
    mails,
    listen: async () => (address ??= await app.listen({ port: 0, host: '127.0.0.1' })),
    runJobs: () => jobs.runWaiting(),
    advance: (duration) => void (offset = offset.add(duration)),
    visit: () => createVisitor(app),
    async close() {
      await app.close();
      await jobs.stop();
      await Promise.all([live.stop(), sessions.stop()]);
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
