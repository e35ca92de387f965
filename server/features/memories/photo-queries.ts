import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

export interface NewPhoto {
  id: string;
  userId: string;
  folder: string;
  width: number;
  height: number;
  colour: string;
  createdAt: string;
}

/** Stores a photo that waits for a memory. */
export async function insertPhoto(tx: Transaction, coupleId: CoupleId, photo: NewPhoto): Promise<void> {
  await tx
    .insertInto('photos')
    .values({
      couple_id: coupleId,
      id: photo.id,
      user_id: photo.userId,
      folder: photo.folder,
      width: photo.width,
      height: photo.height,
      colour: photo.colour,
      created_at: photo.createdAt,
      waiting_since: photo.createdAt,
    })
    .execute();
}

export async function findPhotoFolder(
  db: Database,
  coupleId: CoupleId,
  photoId: string,
): Promise<string | null> {
  const photo = await db
    .selectFrom('photos')
    .select('folder')
    .where('couple_id', '=', coupleId)
    .where('id', '=', photoId)
    .executeTakeFirst();
  return photo?.folder ?? null;
}

/** The photos that memories of the couple show. */
export function listPhotoFolders(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('photos')
    .select(['id', 'folder'])
    .where('couple_id', '=', coupleId)
    .where('waiting_since', 'is', null)
    .orderBy('id')
    .execute();
}

/**
 * Takes the photo for a memory and locks it, so that nobody discards it before the memory is stored. False when the
 * couple has no such photo.
 */
export async function takePhoto(tx: Transaction, coupleId: CoupleId, photoId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({ waiting_since: null })
    .where('couple_id', '=', coupleId)
    .where('id', '=', photoId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the photo unless a memory shows it. Locks it first, in a statement of its own, so that the second one sees a memory that took it meanwhile. */
export async function deletePhotoWithoutMemory(
  tx: Transaction,
  coupleId: CoupleId,
  photoId: string,
): Promise<void> {
  const isPhoto = sql<boolean>`couple_id = ${coupleId}::uuid and id = ${photoId}::uuid`;
  await tx.selectFrom('photos').select('id').where(isPhoto).forUpdate().execute();
  await tx
    .deleteFrom('photos')
    .where(isPhoto)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memories')
            .select('memories.id')
            .where('memories.couple_id', '=', coupleId)
            .where('memories.photo_id', '=', photoId),
        ),
      ),
    )
    .execute();
}

/** Deletes the photos that have waited for a memory since `before`, and answers how many. */
export async function deleteWaitingPhotos(tx: Transaction, before: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('photos')
    .where('waiting_since', '<', sql<string>`${before}::timestamptz`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
