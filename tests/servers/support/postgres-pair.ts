import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureAccessibleBinaries } from '#packages/embedded-postgres/accessible-binaries.ts';
import { findPostgresBinaries } from '#packages/embedded-postgres/binaries.ts';
import { ensureCluster } from '#packages/embedded-postgres/cluster.ts';
import { sendSignal, startPostmaster, stopPostmaster } from '#packages/embedded-postgres/postmaster.ts';
import { chownRecursively, findUnprivileged } from '#packages/embedded-postgres/unprivileged.ts';

export interface PostgresServer {
  port: number;
  /** Returns the URL of the server's database `jugal`, at the given port or its own. */
  urlAt(port?: number): string;
  /** Runs a statement in the database `postgres`, or in the named one. */
  query(statement: string, database?: string): Promise<Record<string, unknown>[]>;
  /** Kills the server without a shutdown. */
  kill(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a real primary and a standby that streams from it; every commit waits for the standby. */
export async function startPostgresPair(): Promise<{
  primary: PostgresServer;
  standby: PostgresServer;
  close(): Promise<void>;
}> {
  const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const folders = [mkdtempSync(join(base, 'jugal-primary-')), mkdtempSync(join(base, 'jugal-standby-'))] as const;
  const packaged = findPostgresBinaries();
  const runAs = findUnprivileged(packaged.postgres);
  const binaries = ensureAccessibleBinaries('jugal', packaged, runAs);
  const { name, password } = await ensureCluster(
    { dataDir: folders[0], name: 'jugal', isDurable: false },
    binaries,
    runAs,
  );

  async function open(dataDir: string): Promise<PostgresServer> {
    const folder = join(dataDir, 'postgres');
    const logFile = join(dataDir, 'postgres.log');
    let running = await startPostmaster(folder, binaries, runAs, {
      isDurable: true,
      port: undefined,
      logFile,
    });
    const { port } = running;
    const urlAt = (at = port, database = 'jugal') => `postgres://${name}:${password}@127.0.0.1:${at}/${database}`;
    return {
      port,
      urlAt,
      async query(statement, database = 'postgres') {
        const client = new Client({ connectionString: urlAt(port, database) });
        await client.connect();
        try {
          return (await client.query<Record<string, unknown>>(statement)).rows;
        } finally {
          await client.end();
        }
      },
      // SIGQUIT reaches the child processes too; SIGKILL would leave them to finish their statements.
      kill: () => sendSignal(running.pid, 'SIGQUIT'),
      stop: () => stopPostmaster(folder, binaries, runAs),
      async start() {
        running = await startPostmaster(folder, binaries, runAs, { isDurable: true, port, logFile });
      },
    };
  }

  const first = join(folders[0], 'postgres');
  const second = join(folders[1], 'postgres');
  appendFileSync(join(first, 'postgresql.conf'), '\nfsync = off\n');
  cpSync(first, second, { recursive: true });
  const primary = await open(folders[0]);
  await primary.query('create database jugal');
  writeFileSync(join(second, 'standby.signal'), '');
  const connection = `host=127.0.0.1 port=${primary.port} user=${name} password=${password}`;
  appendFileSync(join(second, 'postgresql.conf'), `primary_conninfo = '${connection}'\n`);
  chownRecursively(runAs.owner, second);
  const standby = await open(folders[1]);
  await primary.query("alter system set synchronous_standby_names = '*'");
  await primary.query('select pg_reload_conf()');
  return {
    primary,
    standby,
    async close() {
      await Promise.all([primary.stop(), standby.stop()]);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
