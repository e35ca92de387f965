import { sql } from 'kysely';
import { memories } from '#domain/memories/record.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { isNotInTrash, isShownTo, type PhotoReader } from './queries.ts';

/** Returns the folder of a photo that the member has uploaded, and whether its original is stored. */
export function findOwnPhoto(db: Database, coupleId: CoupleId, photoId: string, memberId: string) {
  return db
    .selectFrom('photos')
    .select(asFields('folder', 'originalFile'))
    .where('couple_id', '=', coupleId)
    .where('id', '=', photoId)
    .where('user_id', '=', memberId)
    .where(isNotInTrash(coupleId))
    .executeTakeFirst();
}

/** Returns the file of the original of a photo that the reader sees. */
export function findOriginal(db: Database, reader: PhotoReader, photoId: string) {
  return db
    .selectFrom('photos')
    .select(['original_file as file', 'original_type as contentType'])
    .where('couple_id', '=', reader.coupleId)
    .where('id', '=', photoId)
    .where(isShownTo(reader))
    .executeTakeFirst();
}

/** Serializes the couple's uploads of originals until the transaction ends. */
export async function lockOriginals(tx: Transaction, coupleId: CoupleId): Promise<void> {
  await tx.selectFrom('couples').select('id').where('id', '=', coupleId).forNoKeyUpdate().execute();
}

/** Sums the bytes of all originals of the couple, including those of memories in the trash. */
export async function sumOriginalBytes(db: Database, coupleId: CoupleId): Promise<number> {
  const { bytes } = await db
    .selectFrom('photos')
    .select(sql<string>`coalesce(sum(original_bytes), 0)`.as('bytes'))
    .where('couple_id', '=', coupleId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Stores the location of a photo's original, and returns false if it already has one, is deleted, or has meanwhile
 * become a photo of the day, which has none.
 */
export async function setOriginal(
  tx: Transaction,
  coupleId: CoupleId,
  photoId: string,
  original: { file: string; contentType: string; bytes: number; width: number; height: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({
      original_file: original.file,
      original_type: original.contentType,
      original_bytes: original.bytes,
      original_width: original.width,
      original_height: original.height,
    })
    .where('couple_id', '=', coupleId)
    .where('id', '=', photoId)
    .where('original_file', 'is', null)
    .where(isNotInTrash(coupleId))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  touchRows(tx, memories, { coupleId }, await listMemoriesWith(tx, coupleId, photoId));
  return true;
}

/** Returns the ids of the memories that show a photo; none before its memory is saved. */
async function listMemoriesWith(tx: Transaction, coupleId: CoupleId, photoId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from memories where couple_id = ${coupleId} and photo_id = ${photoId}
    union select memory_id from memory_photos where couple_id = ${coupleId} and photo_id = ${photoId}`.execute(tx);
  return rows.map(({ id }) => id);
}
