import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { createClock } from '#server/platform/clock.ts';
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { findFreePort } from '#tests/support/server-process.ts';
import { composeMail } from './layout.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createFolderTransport, createSmtpTransport } from './transport.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const mail = composeMail({ name: 'Riya <b>', address: 'riya@example.com', language: 'en' }, () => ({
  subject: 'Hello',
  heading: 'Hello Riya & Arjun,',
  lines: ['One line.'],
  code: '123456',
  footer: 'Bye',
}));

function createTransport(smtpUrl: string, isProduction = false) {
  return createSmtpTransport(smtpUrl, 'support@jugal.example', { isProduction });
}

let database: TestDatabase;
let jobs: Jobs;
let mailer: Mailer;
let smtpPort: number;
beforeAll(async () => {
  database = await createTestDatabase();
  smtpPort = await findFreePort();
  jobs = createJobs({ databaseUrl: database.url, log });
  mailer = createMailer(jobs, createTransport(`smtp://127.0.0.1:${smtpPort}`));
  await jobs.start({ isWorking: true });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

async function countRetries(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::integer as count from pgboss.job where name = 'mail' and state = 'retry'`,
  );
  return rows[0]?.count ?? 0;
}

test('sends unsubscribe headers for one click (RFC 8058)', async () => {
  const received: string[] = [];
  const port = await findFreePort();
  const server = await startMailServer(port, received);
  const unsubscribeUrl = `https://jugal.example/api/mail-unsubscribe/${'token'.repeat(30)}`;
  await createTransport(`smtp://127.0.0.1:${port}`).deliver({ ...mail, unsubscribeUrl });
  await createTransport(`smtp://127.0.0.1:${port}`).deliver(mail);
  server.close();
  const unfolded = received.map((message) => message.replaceAll(/\r?\n[ \t]+/g, ''));
  expect(unfolded[0]).toContain(`List-Unsubscribe:<${unsubscribeUrl}>`.replace(':<', ': <'));
  expect(unfolded[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(unfolded[1]).not.toContain('List-Unsubscribe');
});

test('delivers a mail once an unavailable mail server is back', async () => {
  await inTransaction(database.db, (tx) => mailer.send(tx, mail));
  // The first attempt has failed at the closed port.
  await expect.poll(countRetries).toBe(1);
  const received: string[] = [];
  const server = await startMailServer(smtpPort, received);
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000, interval: 100 });
  expect(received[0]).toContain('To: "Riya <b>" <riya@example.com>');
  expect(received[0]).toContain('Subject: Hello');
  expect(received[0]).toContain('123456');
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('sends no mail from a transaction that is rolled back', async () => {
  const received: string[] = [];
  const server = await startMailServer(smtpPort, received);
  const failing = inTransaction(database.db, async (tx) => {
    await mailer.send(tx, { ...mail, subject: 'Never' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await inTransaction(database.db, (tx) => mailer.send(tx, { ...mail, subject: 'After' }));
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000, interval: 50 });
  expect(received[0]).toContain('Subject: After');
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('sends mails queued together without a pause and in order', async () => {
  const received: string[] = [];
  const server = await startMailServer(smtpPort, received);
  const subjects = Array.from({ length: 12 }, (_, index) => `Together ${index}`);
  for (const subject of subjects) {
    await inTransaction(database.db, (tx) => mailer.send(tx, { ...mail, subject }));
    // Jobs are ordered by the millisecond in which they were sent.
    await sleep(2);
  }
  // Polling alone would take twelve intervals.
  await vi.waitFor(() => expect(received).toHaveLength(12), { timeout: 5000, interval: 50 });
  expect(received.map((text) => /Subject: (.*)/.exec(text)?.[1])).toEqual(subjects);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('rejects an unencrypted server in production unless the setting allows it', async () => {
  const received: string[] = [];
  const server = await startMailServer(smtpPort, received);
  // An address of this machine that does not count as local.
  const address = `smtp://0.0.0.0:${smtpPort}`;
  await expect(createTransport(address, true).deliver(mail)).rejects.toThrow('STARTTLS');
  await createTransport(`${address}?requireTLS=false`, true).deliver(mail);
  expect(received).toHaveLength(1);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('writes each mail to a file that only the app’s user can read if there is no mail server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jugal-mail-'));
  await createFolderTransport(join(folder, 'mail'), 'support@jugal.example', createClock(0), log).deliver(mail);
  const [file = ''] = readdirSync(join(folder, 'mail'));
  expect(file).toMatch(/-riya@example\.com\.eml$/);
  expect(readFileSync(join(folder, 'mail', file), 'utf8')).toContain('From: Jugal <support@jugal.example>');
  rmSync(folder, { recursive: true });
});

test('escapes members’ input in a mail', () => {
  expect(mail.html).toContain('Hello Riya &amp; Arjun,');
  const evil = composeMail({ ...mail.to, language: 'en' }, () => ({
    subject: '',
    heading: '<script>',
    lines: ['"><img src=x>'],
    footer: '',
  }));
  expect(evil.html).not.toMatch(/<script>|<img/);
});

async function startMailServer(port: number, received: string[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let message = '';
      stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
      stream.on('end', () => {
        received.push(message);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return server;
}
