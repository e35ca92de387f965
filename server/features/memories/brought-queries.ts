import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { isNotInBin } from './photo-queries.ts';

/** A memory that is not in the bin shows the photo. */
function isInMemory(coupleId: CoupleId) {
  return sql<boolean>`(exists (
    select from memories where memories.couple_id = ${coupleId} and memories.photo_id = photos.id)
    or exists (
    select from memory_photos further
    join memories on memories.couple_id = further.couple_id and memories.id = further.memory_id
    where further.couple_id = ${coupleId} and further.photo_id = photos.id))`;
}

/** Those of the contents that a memory of the couple shows. */
export async function listKnownHashes(
  db: Database,
  coupleId: CoupleId,
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('content_hash as contentHash')
    .where('couple_id', '=', coupleId)
    .where('content_hash', '=', sql<string>`any (${[...hashes]}::text[])`)
    .where(isInMemory(coupleId))
    .execute();
  return rows.flatMap(({ contentHash }) => contentHash ?? []);
}

/** The photo of this content. One that waits for a memory waits from now on: somebody is about to show it. */
export async function takeUpPhoto(tx: Transaction, coupleId: CoupleId, contentHash: string, now: string) {
  return tx
    .updateTable('photos')
    .set({ waiting_since: sql<string>`case when waiting_since is not null then ${now}::timestamptz end` })
    .where('couple_id', '=', coupleId)
    .where('content_hash', '=', contentHash)
    .where(isNotInBin(coupleId))
    .returning(['id', 'width', 'height', 'colour'])
    .executeTakeFirst();
}

/** What is in the bin alone is brought anew: the photo there gives up its content, so that another can have it. */
export async function releaseContent(
  tx: Transaction,
  coupleId: CoupleId,
  contentHash: string,
): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ content_hash: null })
    .where('couple_id', '=', coupleId)
    .where('content_hash', '=', contentHash)
    .where(sql<boolean>`not ${isNotInBin(coupleId)}`)
    .execute();
}

/** Locks the photos in the order of their ids, in a statement of its own: the next one sees what took one of them meanwhile. */
export async function lockPhotos(
  tx: Transaction,
  coupleId: CoupleId,
  photoIds: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('photos')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('id', '=', sql<string>`any (${[...photoIds]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The photos among these that were uploaded with their content, and whether a memory shows each. */
export function listBroughtPhotos(tx: Transaction, coupleId: CoupleId, photoIds: readonly string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', isInMemory(coupleId).as('isInMemory')])
    .where('couple_id', '=', coupleId)
    .where('id', '=', sql<string>`any (${[...photoIds]}::uuid[])`)
    .where('content_hash', 'is not', null)
    .where(isNotInBin(coupleId))
    .execute();
}
