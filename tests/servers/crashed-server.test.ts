import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { registerOverHttp } from '#tests/support/http-member.ts';
import { findFreePort, startServer } from '#tests/support/server-process.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'jugal-crashed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const crashOnSignal = `--import ${join(root, 'tests/servers/support/crash-on-signal.ts')}`;

test.each([
  ['SIGUSR2', 'uncaughtException', 'a fault that no code catches'],
  ['SIGHUP', 'unhandledRejection', 'a rejection that no code catches'],
] as const)(
  'logs and counts what no code caught (%s), and ends in order with an exit code',
  async (signal, ...said) => {
    const [origin, message] = said;
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const metricsPort = await findFreePort();
    const server = await startServer({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      NODE_OPTIONS: crashOnSignal,
      METRICS_PORT: String(metricsPort),
      DRAIN_SECONDS: '2',
    });
    onTestFinished(() => server.kill());
    process.kill(server.pid, signal);
    // It goes on for a moment, so that calls end and the count is read.
    const count = `jugal_uncaught_errors_total{origin="${origin}"} 1`;
    const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await expect.poll(scrape, { interval: 50 }).toContain(count);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(503);
    expect(await server.ended).toBe(70);
    expect(server.output()).toContain(message);
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name in ('jugal-jobs', 'jugal-listener')`,
    );
    expect(rows).toEqual([]);
  },
  60_000,
);

/** Runs a program under the supervisor of `npm start`. */
function supervise(args: readonly string[], env: Record<string, string>) {
  const script = `
    import { supervise } from './tools/bootstrap/supervise.mjs';
    const restart = async () => undefined;
    process.exitCode = await supervise([{ args: ${JSON.stringify(args)}, env: {} }], { restart, firstPauseMs: 20 });`;
  const file = join(root, '.cache', `supervise-${crypto.randomUUID()}.mjs`);
  writeFileSync(file, script.replace('./tools', join(root, 'tools')));
  onTestFinished(() => rmSync(file, { force: true }));
  const child = spawn(process.execPath, [file], { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, ended, said: () => said };
}

test('starts a crashed server again, and serves its members', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, ended } = supervise(['server/main.ts'], {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: '0',
    RATE_LIMITS: 'off',
    PORT: String(port),
    NODE_OPTIONS: crashOnSignal,
  });
  const isUp = async () => (await fetch(`${url}/api/ready`)).ok;
  await expect.poll(() => isUp().catch(() => false), { timeout: 30_000 }).toBe(true);
  const member = await registerOverHttp(url, 'Riya');
  for (const signal of ['SIGUSR2', 'SIGKILL'] as const) {
    const pid = findServer(child.pid ?? 0);
    process.kill(pid, signal);
    await expect.poll(() => findServer(child.pid ?? 0), { timeout: 20_000 }).not.toBe(pid);
    await expect.poll(() => isUp().catch(() => false), { timeout: 30_000 }).toBe(true);
    expect((await member.call('GET', '/api/auth/user')).status).toBe(200);
  }
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 120_000);

/** Returns the id of the supervised process, or 0 between two starts. */
function findServer(supervisor: number): number {
  return Number(readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').split(' ')[0] ?? 0);
}

test('gives up on a program that crashes ten times in a row, and at once on one that cannot start', async () => {
  const crashing = join(folder, 'crashing.mjs');
  writeFileSync(crashing, 'process.exit(70)');
  const { ended, said } = supervise([crashing], {});
  expect(await ended).toBe(70);
  expect(said().match(/starts again/g)).toHaveLength(10);
  const failing = join(folder, 'failing.mjs');
  writeFileSync(failing, 'process.exit(1)');
  const other = supervise([failing], {});
  expect(await other.ended).toBe(1);
  expect(other.said()).not.toContain('starts again');
}, 60_000);
