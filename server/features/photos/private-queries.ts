import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { AuthorId } from '#server/db/repositories/author-id.ts';
import { asFields } from '#server/db/table-fields.ts';

/** True for the photo of a private expense outside the trash. */
const isShown = sql<boolean>`exists (
  select from private_expenses
  where private_expenses.user_id = private_photos.user_id and private_expenses.photo_id = private_photos.id)`;

/** Returns the folder of a photo that a private expense of the author shows, or `null`. */
export async function findPrivatePhotoFolder(
  db: Database,
  authorId: AuthorId,
  photoId: string,
): Promise<string | null> {
  const photo = await db
    .selectFrom('private_photos')
    .select('folder')
    .where('user_id', '=', authorId)
    .where('id', '=', photoId)
    .where(isShown)
    .executeTakeFirst();
  return photo?.folder ?? null;
}

/** Returns the file of the original of a photo that a private expense of the author shows. */
export function findPrivateOriginal(db: Database, authorId: AuthorId, photoId: string) {
  return db
    .selectFrom('private_photos')
    .select(['original_file as file', 'original_type as contentType'])
    .where('user_id', '=', authorId)
    .where('id', '=', photoId)
    .where(isShown)
    .executeTakeFirst();
}

/** Returns the photos that the author's private expenses show. */
export function listPrivatePhotoFolders(db: Database, authorId: AuthorId) {
  return db
    .selectFrom('private_photos')
    .select(asFields('id', 'folder', 'originalFile', 'originalType'))
    .where('user_id', '=', authorId)
    .where(isShown)
    .orderBy('id')
    .execute();
}
