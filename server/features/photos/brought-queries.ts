import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { isNotInTrash } from './queries.ts';

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
