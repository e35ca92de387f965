import type { Client } from 'pg';
import type { z } from 'zod';
import type { FileStore } from '#packages/file-store/file-store.ts';
import { beginFeeds } from '#server/db/changes/installation.ts';
import { BEFORE_FIRST_RELEASE, migrate } from '#server/db/migrate.ts';
import { BASELINE } from '#server/db/steps.ts';
import { PICTURE_TYPE } from '../pictures/encode-picture.ts';
import { readArchive } from './archive.ts';
import {
  type BackupSummary,
  connect,
  FILE_FOLDER,
  JOBS_ENTRY,
  KEY_ENTRY,
  Manifest,
  MANIFEST_ENTRY,
  TABLE_FOLDER,
  WaitingJobs,
} from './backup.ts';
import { BackupUnreadable } from './encryption.ts';
import { clearTables, enableTriggers, listTables, openTable, readMigrations, setSequences } from './tables.ts';

export interface RestoreTarget {
  databaseUrl: string;
  files: FileStore;
  /** Stores the installation's secret key from the backup. */
  saveSecretKey: (key: string) => void;
}

/** The restore cannot begin. `message` is one line for the operator. */
export class RestoreRefused extends Error {}

/** Summary of the restored data, with the pending background jobs to send again. */
export interface Restored extends BackupSummary {
  createdAt: string;
  jobs: z.infer<typeof WaitingJobs>;
}

/**
 * Loads a backup into an empty database and file store, and rejects a database that has members. The database is filled
 * in one transaction, so a damaged backup leaves it empty.
 */
export async function restoreBackup(
  { databaseUrl, files, saveSecretKey }: RestoreTarget,
  path: string,
  passphrase: string | null,
): Promise<Restored> {
  const client = await connect(databaseUrl);
  try {
    await refuseMembers(client);
    const restored: Restored = { createdAt: '', tables: 0, files: 0, jobs: [] };
    let manifest: Manifest | null = null;
    let open: { name: string; write: (part: Buffer | null) => Promise<void> } | null = null;

    const closeTable = async () => {
      await open?.write(null);
      open = null;
    };
    const loadRows = async (name: string, content: Buffer, known: Manifest) => {
      if (open?.name !== name) {
        await closeTable();
        const table = known.tables.find((each) => each.name === name);
        if (!table) throw new BackupUnreadable(`The backup has rows of an unknown table ${name}.`);
        open = { name, write: openTable(client, table) };
      }
      await open.write(content);
    };

    for await (const { name, content } of readArchive(path, passphrase)) {
      if (name === MANIFEST_ENTRY) {
        manifest = Manifest.parse(JSON.parse(content.toString('utf8')));
        await prepare(client, databaseUrl, manifest);
        restored.createdAt = manifest.createdAt;
        restored.tables = manifest.tables.length;
        continue;
      }
      if (!manifest) throw new BackupUnreadable('The backup does not begin with its manifest.');
      if (name.startsWith(TABLE_FOLDER)) {
        await loadRows(name.slice(TABLE_FOLDER.length), content, manifest);
        continue;
      }
      await closeTable();
      if (name === KEY_ENTRY) saveSecretKey(content.toString('utf8'));
      else if (name === JOBS_ENTRY) restored.jobs = WaitingJobs.parse(JSON.parse(content.toString('utf8')));
      else if (name.startsWith(FILE_FOLDER)) {
        await files.put(name.slice(FILE_FOLDER.length), content, PICTURE_TYPE);
        restored.files += 1;
      }
    }
    await finish(client, manifest);
    return restored;
  } finally {
    await client.end();
  }
}

async function refuseMembers(client: Client): Promise<void> {
  const { rows } = await client.query<{ users: string | null }>(`select to_regclass('public.users')::text as users`);
  if (!rows[0]?.users) return;
  const { rowCount } = await client.query('select from users limit 1');
  if (rowCount) throw new RestoreRefused('This database has members: restore into an empty one.');
}

/** Migrates the empty database to the backup's version and opens the transaction that fills it. */
async function prepare(client: Client, databaseUrl: string, { migrations }: Manifest): Promise<void> {
  if (migrations.length === 0) throw new BackupUnreadable('The backup names no version of its database.');
  if (!migrations.includes(BASELINE)) throw new RestoreRefused(BEFORE_FIRST_RELEASE);
  // Former histories recorded names below it, too.
  const version = migrations.filter((name) => name >= BASELINE);
  await migrate(databaseUrl, { last: version.at(-1) ?? BASELINE });
  const present = await readMigrations(client);
  if (present.filter((name) => name >= BASELINE).join() !== version.join())
    throw new RestoreRefused(
      'The backup comes from another version of Jugal, or the database is newer: use that version.',
    );
  await client.query('begin');
  await clearTables(client, await listTables(client));
}

async function finish(client: Client, manifest: Manifest | null): Promise<void> {
  if (!manifest) throw new BackupUnreadable('The backup is empty.');
  await setSequences(client, manifest.sequences);
  await enableTriggers(client, await listTables(client));
  // These rows belong to the run of the backup itself.
  await client.query('delete from file_deletion_pauses');
  await beginFeeds(client);
  await client.query('commit');
  await client.query('analyze');
}
