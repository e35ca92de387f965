import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { ensureAccessibleBinaries } from './accessible-binaries.ts';
import { hasAttachedProcesses, attachProcess, detachProcess } from './attached-processes.ts';
import { findPostgresBinaries } from './binaries.ts';
import { ensureCluster, type Cluster } from './cluster.ts';
import { withFileLock } from './file-lock.ts';
import { findPostmaster, sendSignal, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts';
import { findUnprivileged } from './unprivileged.ts';

const watchIntervalMs = 500;

export interface EmbeddedPostgresOptions {
  /** Name of the database and of its superuser: letters, digits and underscores. */
  name: string;
  /** The data files are in `<dataDir>/postgres`. Only one machine may use the folder. */
  dataDir: string;
  log: (line: string) => void;
  /** `none` skips every wait for the disk: for data that may be lost, as in tests. */
  durability?: 'full' | 'none';
}

export interface EmbeddedPostgres {
  url: string;
  /** Detaches, and stops the database if no other running process uses it. Takes a few seconds at most. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL, or joins one that another process or a killed one started on the same `dataDir`. While
 * in use, a database that dies is restarted on the same port; a rejection has a one-line message.
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { name, log } = options;
  const dataDir = resolve(options.dataDir);
  const isDurable = options.durability !== 'none';
  const processesFolder = join(dataDir, 'postgres-users');
  mkdirSync(dataDir, { recursive: true });
  const packaged = findPostgresBinaries();
  const runAs = findUnprivileged(packaged.postgres);
  const binaries = ensureAccessibleBinaries(name, packaged, runAs);
  const withLock = <T>(work: () => Promise<T>): Promise<T> =>
    withFileLock(join(dataDir, 'postgres.lock'), 90_000, work);

  async function ensureRunning(cluster: Cluster, port: number | undefined): Promise<Postmaster> {
    const running = findPostmaster(cluster.folder);
    if (running && (await isServing(cluster, running))) return running;
    if (running) await stopPostmaster(cluster.folder, binaries, runAs);
    const logFile = join(dataDir, 'postgres.log');
    return startPostmaster(cluster.folder, binaries, runAs, { isDurable, port, logFile });
  }

  const processFile = attachProcess(processesFolder);
  function stopAtExit(): void {
    detachProcess(processFile);
    const running = findPostmaster(join(dataDir, 'postgres'));
    if (running && !hasAttachedProcesses(processesFolder)) sendSignal(running.pid, 'SIGINT');
  }
  process.once('exit', stopAtExit);

  const { cluster, postmaster } = await withLock(async () => {
    const found = await ensureCluster({ dataDir, name, isDurable }, binaries, runAs);
    const started = await ensureRunning(found, undefined);
    await createDatabase(urlOf(found, started.port, 'postgres'), name);
    return { cluster: found, postmaster: started };
  }).catch((error: unknown) => {
    stopAtExit();
    process.off('exit', stopAtExit);
    throw error;
  });

  let isStopping = false;
  let isReviving = false;
  const watch = setInterval(() => {
    if (isStopping || isReviving || findPostmaster(cluster.folder)) return;
    isReviving = true;
    log('The embedded PostgreSQL ended unexpectedly; starting it again.');
    withLock(() => ensureRunning(cluster, postmaster.port))
      .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)))
      .finally(() => (isReviving = false));
  }, watchIntervalMs);
  watch.unref();

  return {
    url: urlOf(cluster, postmaster.port, name),
    async stop() {
      if (isStopping) return;
      isStopping = true;
      clearInterval(watch);
      detachProcess(processFile);
      await stopAbandoned(dataDir);
      process.off('exit', stopAtExit);
    },
  };
}

/** Stops the database of a folder if no living process uses it, for example because all of them were killed. */
export async function stopAbandoned(dataDir: string): Promise<void> {
  const processesFolder = join(dataDir, 'postgres-users');
  const folder = join(dataDir, 'postgres');
  if (hasAttachedProcesses(processesFolder) || !findPostmaster(folder)) return;
  const binaries = findPostgresBinaries();
  await withFileLock(join(dataDir, 'postgres.lock'), 3000, async () => {
    // Another process may have attached while it held the lock.
    if (hasAttachedProcesses(processesFolder)) return;
    await stopPostmaster(folder, binaries, findUnprivileged(binaries.postgres));
  });
}

/** Waits for a starting postmaster; returns false if it does not accept our password. */
async function isServing(cluster: Cluster, postmaster: Postmaster): Promise<boolean> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const now = findPostmaster(cluster.folder);
    if (now?.pid !== postmaster.pid) return false;
    if (now.isReady) return canSignIn(urlOf(cluster, now.port, 'postgres'));
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // The call that rejects reports this error too.
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${cluster.name}:${cluster.password}@127.0.0.1:${port}/${database}`;
}
