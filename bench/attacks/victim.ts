import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';
import { startProcess, type RunningProcess } from '../../tests/support/server-process.ts';

export interface Victim extends RunningProcess {
  databaseUrl: string;
  /** Folder of its mails. */
  mailDir: string;
  /** The most memory that the server has held since it started, in MB. */
  peakMemory(): number;
}

/** The app as in production, on a database of its own; `rateLimits: 'off'` for attacks that have nothing to do with them. */
export async function withVictim(
  work: (victim: Victim) => Promise<void>,
  rateLimits: 'on' | 'off' = 'on',
  env: Record<string, string> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-attack-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    const server = await startProcess('server/main.ts', {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: rateLimits,
      // Attackers come from many addresses.
      TRUST_PROXY: '127.0.0.1',
      ...env,
    });
    try {
      await work({
        ...server,
        databaseUrl: postgres.url,
        mailDir: join(dataDir, 'mail'),
        peakMemory: () => readPeak(server.pid),
      });
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns the median and the worst wait in ms of an honest visitor who reads every 50 ms while `attack` runs. */
export async function readBeside(victim: Victim, attack: Promise<unknown>): Promise<string> {
  const waits: number[] = [];
  let isOver = false;
  void attack.finally(() => (isOver = true));
  const reads: Promise<void>[] = [];
  while (!isOver) {
    reads.push(readOnce(victim, waits));
    await sleep(50);
  }
  await Promise.all(reads);
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `a static file: median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms (${sorted.length} reads)`;
}

async function readOnce({ url }: Victim, waits: number[]): Promise<void> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/docs/assets/swagger-ui.css`);
  await response.arrayBuffer();
  waits.push(performance.now() - startedAt);
}

function readPeak(pid: number): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(peak) / 1024);
}

/** Counts the answers by status. */
export function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
