import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { isNotInTrash } from './photo-queries.ts';

/** Returns those content hashes that a memory of the couple shows. */
export async function listKnownHashes(db: Database, coupleId: CoupleId, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select(asFields('contentHash'))
    .where('couple_id', '=', coupleId)
    .where('content_hash', '=', sql<string>`any (${[...hashes]}::text[])`)
    .where(isInMemory(coupleId))
    .execute();
  return rows.flatMap(({ contentHash }) => contentHash ?? []);
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

/** Lists those of the photos that were uploaded with a content hash, and whether a memory shows each. */
export function listBroughtPhotos(tx: Transaction, coupleId: CoupleId, photoIds: readonly string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', isInMemory(coupleId).as('isInMemory')])
    .where('couple_id', '=', coupleId)
    .where('id', '=', sql<string>`any (${[...photoIds]}::uuid[])`)
    .where('content_hash', 'is not', null)
    .where(isNotInTrash(coupleId))
    .execute();
}

/** True if a memory outside the trash shows the photo. */
function isInMemory(coupleId: CoupleId) {
  return sql<boolean>`(exists (
    select from memories where memories.couple_id = ${coupleId} and memories.photo_id = photos.id)
    or exists (
    select from memory_photos further
    join memories on memories.couple_id = further.couple_id and memories.id = further.memory_id
    where further.couple_id = ${coupleId} and further.photo_id = photos.id))`;
}
