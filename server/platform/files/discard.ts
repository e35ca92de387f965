import { sql } from 'kysely';
import type { FileStore } from '#packages/file-store/file-store.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/jobs.ts';

/** Deletes discarded files. The job is sent by the code that discards them, and is scheduled as well. */
export const sweepFilesJob = defineJob<Record<never, never>>('sweep-files');

/** By the clock of the database: one server must not delete files that another one, with a slower clock, is writing. */
const inAnHour = sql<string>`now() + interval '1 hour'`;

/**
 * Schedules the folder `prefix` for deletion before a file is written to it. If the process dies before
 * `cancelFileDeletion`, the sweep removes the files.
 */
export async function scheduleFileDeletion(db: Database, prefix: string): Promise<void> {
  await db.insertInto('discarded_files').values({ prefix, delete_after: inAnHour }).execute();
}

/** Cancels the deletion in the transaction that stores the row with the files' names. */
export async function cancelFileDeletion(tx: Transaction, prefix: string): Promise<void> {
  await tx.deleteFrom('discarded_files').where('prefix', '=', prefix).execute();
}

/** Stores files under `prefix` together with the row that `store` writes: both, or neither. */
export async function putWithRow<T>(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  prefix: string,
  contents: readonly { name: string; bytes: Uint8Array; contentType: string }[],
  store: () => Promise<T>,
): Promise<T> {
  await scheduleFileDeletion(db, prefix);
  try {
    for (const { name, bytes, contentType } of contents) await files.put(`${prefix}${name}`, bytes, contentType);
    return await store();
  } catch (error) {
    await files.deleteAll(prefix);
    throw error;
  }
}

/**
 * Deletes due files, unless a backup is copying files or a copy of a photo still shares them. Files are deleted before
 * their row, so that a crash in between repeats the deletion.
 */
export async function sweepFiles({ db, files }: { db: Database; files: FileStore }): Promise<void> {
  const due = await db
    .selectFrom('discarded_files')
    .select('prefix')
    .where('delete_after', '<=', sql<string>`now()`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('file_deletion_pauses')
            .select('id')
            .where('paused_until', '>', sql<string>`now()`),
        ),
      ),
    )
    .limit(10_000)
    .execute();
  const shared = await db
    .selectFrom('photos')
    .select('folder')
    .where('shares_folder', '=', true)
    .where('folder', '=', sql<string>`any (${due.map(({ prefix }) => prefix)}::text[])`)
    .execute();
  const sharedByMembers = await db
    .selectFrom('private_photos')
    .select('folder')
    .where('shares_folder', '=', true)
    .where('folder', '=', sql<string>`any (${due.map(({ prefix }) => prefix)}::text[])`)
    .execute();
  const spared = new Set([...shared, ...sharedByMembers].map(({ folder }) => folder));
  for (const { prefix } of due) {
    if (spared.has(prefix)) continue;
    await files.deleteAll(prefix);
    await db.deleteFrom('discarded_files').where('prefix', '=', prefix).execute();
  }
}

export function handleSweepFiles(jobs: Jobs, parts: { db: Database; files: FileStore }): void {
  jobs.handle(sweepFilesJob, () => sweepFiles(parts));
  jobs.schedule(sweepFilesJob, '*/5 * * * *', 'UTC');
}
