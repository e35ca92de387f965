import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { registerOverHttp } from '#tests/support/http-member.ts';
import { findFreePort, startServer } from '#tests/support/server-process.ts';

/** Milliseconds within which the jobs of a killed process run again. */
const AGAIN_MS = 20_000;

let database: TestDatabase;
let env: Record<string, string>;
const dataDir = mkdtempSync(join(tmpdir(), 'jugal-killed-'));
beforeEach(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A mail server that keeps its first caller waiting. */
async function startMailServer() {
  const mails: string[] = [];
  const callers: unknown[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(session, done) {
      callers.push(session);
      if (callers.length > 1) done();
    },
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (piece: Buffer) => (mail += piece.toString()));
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => server.close());
  return { url: `smtp://127.0.0.1:${port}`, mails, callers };
}

test('sends the verification mail of a killed server within 20 seconds of the next start, once', async () => {
  const { url, mails, callers } = await startMailServer();
  const killed = await startServer({ ...env, SMTP_URL: url });
  onTestFinished(() => killed.kill());
  await registerOverHttp(killed.url, 'Riya');
  await expect.poll(() => callers.length, { timeout: 10_000 }).toBe(1);
  await killed.kill();
  const next = await startServer({ ...env, SMTP_URL: url });
  onTestFinished(() => next.stop());
  await expect.poll(() => mails.length, { timeout: AGAIN_MS, interval: 100 }).toBe(1);
  const { rows } = await database.pool.query<{ open: number }>(
    `select count(*)::int as open from pgboss.job where name = 'mail' and state in ('created', 'retry')`,
  );
  expect(rows[0]?.open).toBe(0);
}, 90_000);

test('leaves the jobs of a killed server to another that lives on', async () => {
  const { url, mails, callers } = await startMailServer();
  const killed = await startServer({ ...env, SMTP_URL: url });
  onTestFinished(() => killed.kill());
  await registerOverHttp(killed.url, 'Riya');
  await expect.poll(() => callers.length, { timeout: 10_000 }).toBe(1);
  const other = await startServer({ ...env, SMTP_URL: url });
  onTestFinished(() => other.stop());
  await killed.kill();
  await expect.poll(() => mails.length, { timeout: AGAIN_MS, interval: 100 }).toBe(1);
}, 90_000);

test('leaves a long job to the living server that runs it', async () => {
  const { url, mails, callers } = await startMailServer();
  const [slow, other] = await Promise.all([
    startServer({ ...env, SMTP_URL: url }),
    startServer({ ...env, SMTP_URL: url }),
  ]);
  onTestFinished(async () => void (await Promise.all([slow.stop(), other.stop()])));
  await registerOverHttp(slow.url, 'Riya');
  await expect.poll(() => callers.length, { timeout: 10_000 }).toBe(1);
  // Longer than a job without a sign of life is believed to run; the mail server's own time is 30 seconds.
  await sleep(16_000);
  const { rows } = await database.pool.query(`select from pgboss.job where name = 'mail' and state = 'active'`);
  expect(rows).toHaveLength(1);
  expect([mails.length, callers.length]).toEqual([0, 1]);
}, 90_000);
