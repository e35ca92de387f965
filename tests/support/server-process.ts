import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 60_000;
/** Settings that `npm start` and the Dockerfile make too (tools/bootstrap.mjs). */
const memorySettings = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' };
/** Number of last output chunks kept, to explain a failed start. */
const KEPT_CHUNKS = 40;

export interface RunningProcess {
  /** URL without a trailing slash. */
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** Ends it at once, as a lack of memory would. */
  kill(): Promise<void>;
  /** Resolves with its exit code, `null` after a signal. */
  ended: Promise<number | null>;
  /** Its last lines. */
  output(): string;
}

/** Starts the app as an operator does, without demo data and without rate limits. */
export function startServer(env: Record<string, string>, logFile?: string): Promise<RunningProcess> {
  return startProcess('server/main.ts', { RATE_LIMITS: 'off', DEMO: '0', ...env }, logFile);
}

/**
 * Starts a server file on a free port of the loopback, and waits until it responds. All of its output goes to `logFile`
 * too, if one is given.
 */
export async function startProcess(
  file: string,
  env: Record<string, string>,
  logFile?: string,
): Promise<RunningProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const output: string[] = [];
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...memorySettings, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output.push(chunk.toString());
      if (logFile !== undefined) appendFileSync(logFile, chunk);
      if (output.length > KEPT_CHUNKS) output.shift();
    });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const startedAt = Date.now();
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() - startedAt > START_TIMEOUT_MS) {
      child.kill('SIGKILL');
      throw new Error(`${file} did not start:\n${output.join('').slice(-4000)}`);
    }
    await sleep(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => stopChild(child),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
    output: () => output.join(''),
  };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/**
 * Returns true if the server responds. The benchmarks' baselines have no health endpoint, so any status below 500
 * counts.
 */
async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ status }) => status < 500,
    () => false,
  );
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
