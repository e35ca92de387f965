import { randomUUIDv7 } from 'node:crypto';
import type { Encrypter } from 'age-encryption';
import { Client } from 'pg';
import { z } from 'zod';
import type { FileStore } from '#packages/file-store/file-store.ts';
import { FEED_TABLES } from '#server/db/changes/installation.ts';
import { type Entry, writeArchive } from './archive.ts';
import { listTables, readMigrations, readRows, readSequences, type TableShape } from './tables.ts';

/** The first entry of a backup. */
export const Manifest = z.object({
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** Pending background jobs, such as mails that were queued a moment ago. */
export const WaitingJobs = z.array(
  z.object({ name: z.string(), data: z.record(z.string(), z.unknown()), startAfter: z.string() }),
);

export const MANIFEST_ENTRY = 'manifest.json';
export const JOBS_ENTRY = 'jobs.json';
export const KEY_ENTRY = 'secret-key';
export const TABLE_FOLDER = 'tables/';
export const FILE_FOLDER = 'files/';

/** Approximate size of an entry of rows, in bytes. */
const PART_BYTES = 8 * 1024 * 1024;
const PAUSE_MINUTES = 10;

export interface BackupSource {
  databaseUrl: string;
  files: FileStore;
  /** The installation's secret key, which decrypts values in the database. `null` if a setting holds it. */
  secretKey: string | null;
}

export interface BackupSummary {
  tables: number;
  files: number;
}

/**
 * Writes a consistent backup of database and files to `path` while the app runs. The tables come from one snapshot, and
 * no file is deleted until all files are copied.
 */
export async function createBackup(
  { databaseUrl, files, secretKey }: BackupSource,
  path: string,
  encrypter: Encrypter | null,
): Promise<BackupSummary> {
  const client = await connect(databaseUrl);
  const guard = await pauseFileDeletion(databaseUrl);
  try {
    const summary = { tables: 0, files: 0 };
    await client.query('begin isolation level repeatable read read only');
    await writeArchive(path, encrypter, async (add) => {
      const tables = (await listTables(client)).filter(({ name }) => !FEED_TABLES.includes(name));
      const manifest: Manifest = {
        createdAt: new Date().toISOString(),
        migrations: await readMigrations(client),
        tables,
        sequences: await readSequences(client),
      };
      await add({ name: MANIFEST_ENTRY, content: toJson(manifest) });
      if (secretKey !== null) await add({ name: KEY_ENTRY, content: Buffer.from(secretKey) });
      for (const table of tables) await addTable(client, table, add);
      await add({ name: JOBS_ENTRY, content: toJson(await readWaitingJobs(client)) });
      await client.query('commit');
      summary.tables = tables.length;
      for await (const key of files.list()) {
        const file = await files.get(key, '');
        // A file that was deleted after it was listed is named by no row of the snapshot.
        if (!file) continue;
        await add({ name: `${FILE_FOLDER}${key}`, content: Buffer.from(await file.arrayBuffer()) });
        summary.files += 1;
      }
    });
    return summary;
  } finally {
    await guard.end();
    await client.end();
  }
}

async function addTable(client: Client, table: TableShape, add: (entry: Entry) => Promise<void>): Promise<void> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    await add({ name: `${TABLE_FOLDER}${table.name}`, content: Buffer.concat(waiting) });
    waiting = [];
    bytes = 0;
  };
  for await (const part of readRows(client, table)) {
    waiting.push(part);
    bytes += part.length;
    if (bytes >= PART_BYTES) await flush();
  }
  if (bytes > 0) await flush();
}

async function readWaitingJobs(client: Client): Promise<z.infer<typeof WaitingJobs>> {
  const { rows: found } = await client.query<{ table: string | null }>(
    `select to_regclass('pgboss.job')::text as table`,
  );
  if (!found[0]?.table) return [];
  const { rows } = await client.query<{ name: string; data: Record<string, unknown> | null; start: Date }>(
    `select name, data, start_after as start from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on`,
  );
  return rows.map(({ name, data, start }) => ({ name, data: data ?? {}, startAfter: start.toISOString() }));
}

/**
 * Pauses the sweep of discarded files until `end` is called. If this process dies, the pause expires after some
 * minutes.
 */
async function pauseFileDeletion(databaseUrl: string): Promise<{ end(): Promise<void> }> {
  const client = await connect(databaseUrl);
  const id = randomUUIDv7();
  const extend = () =>
    client.query(
      `insert into file_deletion_pauses (id, paused_until) values ($1, now() + make_interval(mins => $2))
       on conflict (id) do update set paused_until = excluded.paused_until`,
      [id, PAUSE_MINUTES],
    );
  await extend();
  let problem: unknown = null;
  const timer = setInterval(() => void extend().catch((error: unknown) => (problem = error)), 60_000);
  return {
    async end() {
      clearInterval(timer);
      await client.query('delete from file_deletion_pauses where id = $1', [id]);
      await client.end();
      if (problem) throw new Error('the deletion of files was not held off', { cause: problem });
    },
  };
}

export async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'jugal-backup' });
  // A running query rejects with the same error.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
