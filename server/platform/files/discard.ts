import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import { toIso, type Clock } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/jobs.ts';
import type { FileStore } from './file-store.ts';

/** Deletes the files that nobody needs any more. Sent by whatever discards some, and run by the clock besides. */
export const sweepFilesJob = defineJob<Record<never, never>>('sweep-files');

const RESERVATION_MINUTES = 60;

/**
 * Notes, before a file is written, that the folder `prefix` belongs to nobody yet: should the process die before
 * `keepFiles`, the sweep finds it.
 */
export async function reserveFiles(db: Database, clock: Clock, prefix: string): Promise<void> {
  const deleteAfter = toIso(clock.now().add({ minutes: RESERVATION_MINUTES }));
  await db.insertInto('discarded_files').values({ prefix, delete_after: deleteAfter }).execute();
}

/** Takes the note back, in the transaction that stores the row which names the files. */
export async function keepFiles(tx: Transaction, prefix: string): Promise<void> {
  await tx.deleteFrom('discarded_files').where('prefix', '=', prefix).execute();
}

/** Stores files under `prefix` with the row that `store` writes: both, or neither. */
export async function putWithRow<T>(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  prefix: string,
  contents: readonly { name: string; bytes: Uint8Array; contentType: string }[],
  store: () => Promise<T>,
): Promise<T> {
  await reserveFiles(db, clock, prefix);
  try {
    for (const { name, bytes, contentType } of contents)
      await files.put(`${prefix}${name}`, bytes, contentType);
    return await store();
  } catch (error) {
    await files.deleteAll(prefix);
    throw error;
  }
}

/** Deletes what is due, files before their note, so that a crash in between repeats and loses nothing. */
export async function sweepFiles({
  db,
  clock,
  files,
}: {
  db: Database;
  clock: Clock;
  files: FileStore;
}): Promise<void> {
  const due = await db
    .selectFrom('discarded_files')
    .select('prefix')
    .where('delete_after', '<=', sql<string>`${toIso(clock.now())}::timestamptz`)
    .limit(10_000)
    .execute();
  for (const { prefix } of due) {
    await files.deleteAll(prefix);
    await db.deleteFrom('discarded_files').where('prefix', '=', prefix).execute();
  }
}

export function handleSweepFiles(jobs: Jobs, parts: { db: Database; clock: Clock; files: FileStore }): void {
  jobs.handle(sweepFilesJob, () => sweepFiles(parts));
  jobs.schedule(sweepFilesJob, '*/5 * * * *', 'UTC');
}
