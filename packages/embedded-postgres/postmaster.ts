import { spawn, spawnSync } from 'node:child_process';
import { closeSync, fchmodSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries.ts';
import { cleanEnvironment } from './cluster.ts';
import { identifyProcess, isKnown, readCommandLine } from './processes.ts';
import { commandLine, type CommandLine, type Unprivileged } from './unprivileged.ts';

/** PostgreSQL's main process, as described by `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

const logLimitBytes = 5_000_000;

/** Returns the running postmaster of a data folder, or undefined without one, even if a stale pid file remains. */
export function findPostmaster(folder: string): Postmaster | undefined {
  const lines = readPidFile(folder);
  const pid = Number(lines[0]);
  if (!(pid > 0) || identifyProcess(pid) === undefined) return undefined;
  const startedAs = readCommandLine(pid);
  // On systems where the command line is unreadable, the pid alone decides.
  if (startedAs !== '' && !startedAs.includes(folder)) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

interface StartOptions {
  isDurable: boolean;
  port: number | undefined;
  logFile: string;
}

/** Number of tries, because another program may take the free port first. */
const PORT_TRIES = 5;
const portTaken = /Address already in use|could not bind/;

/**
 * Starts PostgreSQL on a loopback port and waits until it is ready. Rejects with the last lines of its log if it exits
 * early.
 */
export async function startPostmaster(
  folder: string,
  binaries: PostgresBinaries,
  runAs: Unprivileged,
  options: StartOptions,
): Promise<Postmaster> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(folder, binaries, runAs, options);
    } catch (error) {
      // Between finding a free port and binding it, another program may take it.
      const isTaken = error instanceof Error && portTaken.test(error.message);
      if (!isTaken || options.port !== undefined || tries === PORT_TRIES) throw error;
    }
  }
}

async function startOnce(
  folder: string,
  binaries: PostgresBinaries,
  runAs: Unprivileged,
  options: StartOptions,
): Promise<Postmaster> {
  replaceRecycledPid(folder, binaries.postgres);
  rotateLog(options.logFile);
  const log = openSync(options.logFile, 'a', 0o600);
  // A log file of an earlier version may be readable by every user of the machine.
  fchmodSync(log, 0o600);
  const logStart = statSync(options.logFile).size;
  const settings = serverSettings(options.isDurable).flatMap((setting) => ['-c', setting]);
  const port = options.port ?? (await findFreePort());
  const server: CommandLine = [binaries.postgres, '-D', folder, '-p', String(port), ...settings];
  const [command, ...rest] = commandLine(runAs, server);
  // Its own process group: Ctrl+C in a terminal must reach only the starting process, which stops the database itself.
  const child = spawn(command, rest, {
    ...runAs.ids,
    env: cleanEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
    windowsHide: true,
  });
  closeSync(log);
  let failure: string | undefined;
  child.on('error', (error) => (failure = error.message));
  child.on('exit', (code, signal) => (failure = `it ended with ${signal ?? code}`));
  child.unref();

  const deadline = Date.now() + 60_000;
  while (failure === undefined && Date.now() < deadline) {
    const found = findPostmaster(folder);
    if (found?.isReady && found.pid === child.pid) return found;
    await sleep(15);
  }
  if (failure === undefined) child.kill('SIGKILL');
  const tail = readFileSync(options.logFile, 'utf8').slice(logStart).trim().split('\n').slice(-5).join(' | ');
  throw new Error(`The embedded PostgreSQL did not start (${failure ?? 'no answer within a minute'}): ${tail}`);
}

/** Stops PostgreSQL: fast shutdown, then immediate (it recovers from its log at the next start), then SIGKILL. */
export async function stopPostmaster(folder: string, binaries: PostgresBinaries, runAs: Unprivileged): Promise<void> {
  const running = findPostmaster(folder);
  if (!running) return;
  const identity = identifyProcess(running.pid);
  const stages = [
    { signal: 'SIGINT', mode: 'fast', waitMs: 4000 },
    { signal: 'SIGQUIT', mode: 'immediate', waitMs: 1500 },
    { signal: 'SIGKILL', mode: 'immediate', waitMs: 1000 },
  ] as const;
  for (const { signal, mode, waitMs } of stages) {
    if (process.platform === 'win32') runPgCtl(folder, binaries, runAs, mode);
    else sendSignal(running.pid, signal);
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      await sleep(10);
      if (identifyProcess(running.pid) !== identity) return;
    }
  }
  throw new Error(`The embedded PostgreSQL (process ${running.pid}) does not end.`);
}

/** Sends a signal synchronously, for the `exit` event. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended, as intended.
  }
}

function runPgCtl(folder: string, binaries: PostgresBinaries, runAs: Unprivileged, mode: string): void {
  const [command, ...rest] = commandLine(runAs, [binaries.pgCtl, 'stop', '-D', folder, '-m', mode]);
  spawnSync(command, rest, { stdio: 'ignore', env: cleanEnvironment() });
}

function serverSettings(isDurable: boolean): string[] {
  return [
    'listen_addresses=127.0.0.1',
    // Socket paths have a length limit that deep folders exceed.
    'unix_socket_directories=',
    // The tests of several servers share one database.
    `max_connections=${isDurable ? 100 : 300}`,
    'shared_buffers=128MB',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    'jit=off',
    'deadlock_timeout=200ms',
    'max_parallel_workers_per_gather=0',
    'random_page_cost=1.1',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal']),
    ...(isDurable ? [] : ['max_wal_senders=0', 'autovacuum=off']),
  ];
}

/**
 * Replaces the pid of a crashed postmaster with one that has just ended, because PostgreSQL refuses to start if another
 * program has the old pid or a zombie keeps it. The rest of the file stays: it lets PostgreSQL detect old processes
 * that still hold the shared memory, which would destroy data.
 */
function replaceRecycledPid(folder: string, program: string): void {
  const lines = readPidFile(folder);
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isKnown(pid)) return;
  const ended = spawnSync(program, ['--version'], { stdio: 'ignore' }).pid;
  writeFileSync(join(folder, 'postmaster.pid'), [String(ended), ...lines.slice(1)].join('\n'));
}

function readPidFile(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimitBytes) renameSync(file, `${file}.1`);
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}
