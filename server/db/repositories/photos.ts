import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import { discardFolders } from './discarded-files.ts';

/**
 * The folder of a photo's own files. The original owns the files that a copy shares with it
 * (`couples/photo-copy-service.ts`).
 */
const ownFolder = sql<string | null>`case when shares_folder then null else folder end`;

/**
 * Deletes the photo and its files unless a day, a memory or an expense shows it, also one in the trash. A separate
 * statement locks it, so that the delete sees a memory that took it meanwhile.
 */
export async function deleteUnusedPhoto(tx: Transaction, coupleId: string, photoId: string): Promise<void> {
  const isPhoto = sql<boolean>`couple_id = ${coupleId}::uuid and id = ${photoId}::uuid`;
  await tx.selectFrom('photos').select('id').where(isPhoto).forUpdate().execute();
  await discardFolders(
    tx,
    sql`delete from photos where ${isPhoto}
      and not exists (select from memories where couple_id = ${coupleId}::uuid and photo_id = ${photoId}::uuid)
      and not exists (select from expenses where couple_id = ${coupleId}::uuid and photo_id = ${photoId}::uuid)
      and not exists (select from memory_photos where couple_id = ${coupleId}::uuid and photo_id = ${photoId}::uuid)
      and not exists (select from daily_moments where couple_id = ${coupleId}::uuid and photo_id = ${photoId}::uuid)
      and not exists (
        select from deleted_shared_records
        where couple_id = ${coupleId}::uuid and kind in ('memory', 'expense') and record ->> 'photo_id' = ${photoId}::text)
      returning ${ownFolder}`,
  );
}

/**
 * Claims a member's pending upload as their photo of a day, and returns false for any other photo. The partner learns
 * nothing of it: it loses its content hash and its original.
 */
export async function claimPhotoOfDay(
  tx: Transaction,
  { coupleId, userId, photoId }: { coupleId: string; userId: string; photoId: string },
): Promise<boolean> {
  const isClaimed = sql<boolean>`couple_id = ${coupleId}::uuid and id = ${photoId}::uuid and user_id = ${userId}::uuid
    and waiting_since is not null`;
  await tx.selectFrom('photos').select('id').where(isClaimed).forUpdate().execute();
  await discardFolders(
    tx,
    sql`select regexp_replace(original_file, '[^/]*$', '') from photos
      where ${isClaimed} and original_file is not null and not shares_folder`,
  );
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({
      waiting_since: null,
      content_hash: null,
      original_file: null,
      original_type: null,
      original_bytes: null,
      original_width: null,
      original_height: null,
    })
    .where(isClaimed)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Deletes photos without a memory since `before`, those of a gallery since `galleryBefore`, with their files. Returns
 * the number of deleted photos.
 */
export async function deletePhotosWaitingSince(
  tx: Transaction,
  { before, galleryBefore }: { before: string; galleryBefore: string },
): Promise<number> {
  const gone = await tx
    .deleteFrom('photos')
    .where('waiting_since', '<', sql<string>`${before}::timestamptz`)
    .where(sql<boolean>`(content_hash is null or waiting_since < ${galleryBefore}::timestamptz)`)
    .returning(ownFolder.as('folder'))
    .execute();
  const folders = gone.flatMap(({ folder }) => folder ?? []);
  if (folders.length > 0) await discardFolders(tx, sql`select unnest(${folders}::text[])`);
  return gone.length;
}
