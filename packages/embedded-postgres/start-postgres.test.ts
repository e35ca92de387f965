import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { findPostmaster } from './postmaster.ts';
import { startPostgres, type EmbeddedPostgres } from './start-postgres.ts';

const holderScript = join(import.meta.dirname, 'hold-database.ts');
let dataDir: string;
let cluster: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  cluster = join(dataDir, 'postgres');
  const first = await start();
  await run(first.url, 'create table kept (word text)');
  await first.stop();
});
afterEach(() => {
  if (findPostmaster(cluster)) throw new Error('A test left the database running.');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function start(folder = dataDir): Promise<EmbeddedPostgres> {
  return startPostgres({ name: 'held', dataDir: folder, durability: 'none', log: () => undefined });
}

/** Starts another process that uses the database, and returns the URL that it prints. */
async function startHolder(): Promise<{ holder: ChildProcess; url: string }> {
  const holder = spawn(process.execPath, [holderScript, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  const [line] = await once(holder.stdout.setEncoding('utf8'), 'data');
  return { holder, url: String(line).trim() };
}

async function end(holder: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(holder, 'exit');
  holder.kill(signal);
  await ended;
}

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // The call that rejects reports this error too.
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('lets only its owner read the log, also one of an earlier version', async () => {
  const log = join(dataDir, 'postgres.log');
  chmodSync(log, 0o644);
  const started = await start();
  await started.stop();
  expect(statSync(log).mode & 0o777).toBe(0o600);
});

test('keeps the data across a stop and a start', async () => {
  const before = await start();
  await run(before.url, "insert into kept values ('still here')");
  await before.stop();
  const after = await start();
  expect(await run(after.url, 'select word from kept')).toContainEqual({ word: 'still here' });
  await after.stop();
});

test('takes over a database left by a killed process, and stops it at the end', async () => {
  const { holder, url } = await startHolder();
  await end(holder, 'SIGKILL');
  const left = findPostmaster(cluster);
  expect(left).toBeDefined();
  const adopted = await start();
  expect(adopted.url).toBe(url);
  expect(findPostmaster(cluster)?.pid).toBe(left?.pid);
  await adopted.stop();
});

test('shares the database between processes, and stops it with the last', async () => {
  const { holder, url } = await startHolder();
  const second = await start();
  expect(second.url).toBe(url);
  await end(holder, 'SIGTERM');
  expect(await run(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('keeps the database running for the others if one process leaves first', async () => {
  const { holder, url } = await startHolder();
  const second = await start();
  await second.stop();
  expect(await run(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await end(holder, 'SIGTERM');
});

test('creates one database for two processes that start at once in one folder', async () => {
  const both = await Promise.all([start(), start()]);
  expect(both[0].url).toBe(both[1].url);
  await Promise.all(both.map((one) => one.stop()));
});

test('restarts a database that is killed in use on the same address within 5 seconds', async () => {
  const postgres = await start();
  await run(postgres.url, 'select 1');
  const killed = findPostmaster(cluster)?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  const isBack = async () => {
    const next = findPostmaster(cluster);
    await run(postgres.url, 'select 1');
    return next !== undefined && next.pid !== killed;
  };
  await expect.poll(isBack, { timeout: 5000, interval: 50 }).toBe(true);
  await postgres.stop();
});

test('starts although the pid in the pid file belongs to another program', async () => {
  const before = await start();
  const pidFile = join(cluster, 'postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await before.stop();
  writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
  const after = await start();
  expect(await run(after.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await after.stop();
});

test.runIf(process.platform === 'linux')('starts although the ended postmaster is still a zombie', async () => {
  const before = await start();
  const pidFile = join(cluster, 'postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await before.stop();
  // Wait until the shell has become `sleep`, which never collects its child's status; the shell itself would.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [child] = await once(parent.stdout.setEncoding('utf8'), 'data');
  const pid = Number(child);
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  writeFileSync(pidFile, [String(pid), ...lines.slice(1)].join('\n'));
  const after = await start();
  expect(await run(after.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await after.stop();
});

test('starts after a first start that was killed half way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const first = spawn(process.execPath, [holderScript, folder], { stdio: 'ignore' });
  await expect
    .poll(() => readdirSync(folder).some((name) => name.startsWith('postgres.new-')), { interval: 5 })
    .toBe(true);
  await end(first, 'SIGKILL');
  mkdirSync(join(folder, 'postgres.new-half/cluster'), { recursive: true });
  const second = await start(folder);
  expect(await run(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('rejects data files of another version with one clear line', async () => {
  const versionFile = join(cluster, 'PG_VERSION');
  const version = readFileSync(versionFile, 'utf8');
  writeFileSync(versionFile, '16\n');
  await expect(start()).rejects.toThrow(/^.*belongs to PostgreSQL 16, and this is 18.*$/);
  writeFileSync(versionFile, version);
});

test('reports in one line why PostgreSQL refuses to start', async () => {
  const settings = join(cluster, 'postgresql.conf');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, `${text}\nno_such_setting = 1\n`);
  await expect(start()).rejects.toThrow(/^The embedded PostgreSQL did not start .*no_such_setting.*$/);
  writeFileSync(settings, text);
});

test.runIf(process.getuid?.() === 0)('runs as root below a closed folder, also without namespaces', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const closed = join(folder, 'data');
  const refused = await start(closed);
  expect(await run(refused.url, 'create table kept (id integer)')).toEqual([]);
  await refused.stop();
  vi.unstubAllEnvs();
  const allowed = await start(closed);
  expect(await run(allowed.url, 'select * from kept')).toEqual([]);
  await allowed.stop();
});
