import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { DayReader } from '#server/db/repositories/answered-days.ts';
import { isSeenMoment } from '#server/db/repositories/daily-moments.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';

/**
 * True if the photo is a pending upload or shown by a memory. Photos only of memories in the trash count as deleted for
 * members.
 */
export function isNotInTrash(coupleId: CoupleId) {
  return sql<boolean>`(photos.waiting_since is not null or exists (
    select from memories where memories.couple_id = ${coupleId} and memories.photo_id = photos.id)
    or exists (
    select from memory_photos further
    join memories on memories.couple_id = further.couple_id and memories.id = further.memory_id
    where further.couple_id = ${coupleId} and further.photo_id = photos.id))`;
}

/** The member of the couple who looks at photos. */
export interface PhotoReader extends DayReader {
  coupleId: CoupleId;
}

/** True under the same conditions, or if an expense or a day that the reader sees shows the photo. */
export function isShownTo(reader: PhotoReader) {
  const { coupleId } = reader;
  return sql<boolean>`(${isNotInTrash(coupleId)} or exists (
    select from expenses where expenses.couple_id = ${coupleId} and expenses.photo_id = photos.id)
    or ${isSeenMoment(reader)})`;
}

export interface NewPhoto {
  id: string;
  /** The SHA-256 of the uploaded file; `null` if unknown. */
  contentHash: string | null;
  userId: string;
  folder: string;
  width: number;
  height: number;
  colour: string;
  createdAt: string;
}

/**
 * Stores a pending upload. Returns false if the couple has a photo with the same content, possibly from a concurrent
 * call.
 */
export async function insertPhoto(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'photos'>,
  photo: NewPhoto,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('photos')
    .values(toRow({ ...photo, coupleId, waitingSince: photo.createdAt }))
    .onConflict((conflict) =>
      conflict.columns(['couple_id', 'content_hash']).where('content_hash', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns a photo that is pending or shown. */
export function findPhoto(tx: Transaction, reader: PhotoReader, photoId: string) {
  return tx
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'colour'])
    .where('couple_id', '=', reader.coupleId)
    .where('id', '=', photoId)
    .where(isShownTo(reader))
    .executeTakeFirst();
}

export async function findPhotoFolder(db: Database, reader: PhotoReader, photoId: string): Promise<string | null> {
  const photo = await db
    .selectFrom('photos')
    .select('folder')
    .where('couple_id', '=', reader.coupleId)
    .where('id', '=', photoId)
    .where(isShownTo(reader))
    .executeTakeFirst();
  return photo?.folder ?? null;
}

/** Returns the photos that the couple's memories and expenses show, and those of days that the reader sees. */
export function listPhotoFolders(db: Database, reader: PhotoReader) {
  return db
    .selectFrom('photos')
    .select(asFields('id', 'folder', 'originalFile', 'originalType'))
    .where('couple_id', '=', reader.coupleId)
    .where('waiting_since', 'is', null)
    .where(isShownTo(reader))
    .orderBy('id')
    .execute();
}

/**
 * Takes the photo for a memory and locks it, so that it cannot be discarded before the memory is stored. An upload is
 * added `now`. Returns false if the couple has no such photo.
 */
export async function claimPhoto(tx: Transaction, coupleId: CoupleId, photoId: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({
      waiting_since: null,
      added_at: sql<string | null>`case when waiting_since is null then added_at else ${now}::timestamptz end`,
    })
    .where('couple_id', '=', coupleId)
    .where('id', '=', photoId)
    .where(isNotInTrash(coupleId))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a pending photo for an expense, and returns false if the couple has no such photo. */
export async function claimWaitingPhoto(tx: Transaction, coupleId: CoupleId, photoId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({ waiting_since: null })
    .where('couple_id', '=', coupleId)
    .where('id', '=', photoId)
    .where('waiting_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks the photos in id order, in a separate statement, so that the next one sees concurrent changes. */
export async function lockPhotos(tx: Transaction, coupleId: CoupleId, photoIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('photos')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('id', '=', sql<string>`any (${[...photoIds]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Returns the photo with this content. If it is a pending upload, its waiting time restarts, because a memory is about
 * to show it.
 */
export async function reclaimPhoto(tx: Transaction, coupleId: CoupleId, contentHash: string, now: string) {
  return tx
    .updateTable('photos')
    .set({ waiting_since: sql<string>`case when waiting_since is not null then ${now}::timestamptz end` })
    .where('couple_id', '=', coupleId)
    .where('content_hash', '=', contentHash)
    .where(isNotInTrash(coupleId))
    .returning(['id', 'width', 'height', 'colour'])
    .executeTakeFirst();
}

/** Clears the content hash of a photo that is only in the trash, so that the same content can be uploaded again. */
export async function releaseContent(tx: Transaction, coupleId: CoupleId, contentHash: string): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ content_hash: null })
    .where('couple_id', '=', coupleId)
    .where('content_hash', '=', contentHash)
    .where(sql<boolean>`not ${isNotInTrash(coupleId)}`)
    .execute();
}
