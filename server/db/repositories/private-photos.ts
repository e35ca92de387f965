import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import { asFields, toRow } from '../table-fields.ts';
import type { AuthorId } from './author-id.ts';
import { discardFolders } from './discarded-files.ts';

/** Fields of a photo that stay when it moves between a couple and a member, whose rows may be on two machines. */
const fields = asFields('id', 'folder', 'sharesFolder', 'width', 'height', 'colour', 'createdAt');
/** Fields of an original that was stored with a private photo before hiding dropped it. */
const originalFields = asFields('originalFile', 'originalType', 'originalBytes', 'originalWidth', 'originalHeight');
/** The folder of a photo's own files, as in `photos.ts`. */
const ownFolder = sql<string | null>`case when shares_folder then null else folder end`;

interface Place {
  coupleId: string;
  authorId: AuthorId;
  photoId: string;
}

/** Discards the file of the original of a couple's photo, which a hidden photo does not have. */
function discardOriginal(tx: Transaction, { coupleId, photoId }: Omit<Place, 'authorId'>): Promise<void> {
  return discardFolders(
    tx,
    sql`select regexp_replace(original_file, '[^/]*$', '') from photos
      where couple_id = ${coupleId}::uuid and id = ${photoId}::uuid and original_file is not null and not shares_folder`,
  );
}

/**
 * Moves a member's pending upload to their private expense, and returns false for any other photo: the partner must not
 * miss theirs. It loses its content hash, by which the partner's upload of the same photo would find it, and its
 * original, which counts for the couple's space only.
 */
export async function hideWaitingPhoto(
  tx: Transaction,
  { coupleId, authorId: userId, photoId }: Place,
): Promise<boolean> {
  const photo = await tx
    .selectFrom('photos')
    .select(fields)
    .where('couple_id', '=', coupleId)
    .where('id', '=', photoId)
    .where('user_id', '=', userId)
    .where('waiting_since', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!photo) return false;
  await discardOriginal(tx, { coupleId, photoId });
  await deleteHiddenPhoto(tx, { coupleId, photoId });
  await tx
    .insertInto('private_photos')
    .values(toRow({ ...photo, userId }))
    .execute();
  return true;
}

/**
 * Copies the photo of an expense that becomes private, without its original; `deleteHiddenPhoto` follows once the
 * couple's row is gone.
 */
export async function hidePhoto(tx: Transaction, { coupleId, authorId: userId, photoId }: Place): Promise<void> {
  const photo = await tx
    .selectFrom('photos')
    .select(fields)
    .where('couple_id', '=', coupleId)
    .where('id', '=', photoId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await discardOriginal(tx, { coupleId, photoId });
  await tx
    .insertInto('private_photos')
    .values(toRow({ ...photo, userId }))
    .execute();
}

/** Deletes the couple's row of a hidden photo once no expense refers to it, and keeps its files. */
export async function deleteHiddenPhoto(tx: Transaction, { coupleId, photoId }: Omit<Place, 'authorId'>) {
  await tx.deleteFrom('photos').where('couple_id', '=', coupleId).where('id', '=', photoId).execute();
}

/** Copies the photo of a private expense to the couple that sees it from now on; `deleteShownPhoto` follows. */
export async function showPhoto(tx: Transaction, { coupleId, authorId: userId, photoId }: Place): Promise<void> {
  const photo = await tx
    .selectFrom('private_photos')
    .select([...fields, ...originalFields])
    .where('user_id', '=', userId)
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('photos')
    .values(toRow({ ...photo, coupleId, userId }))
    .execute();
}

/** Deletes the member's row of a photo that the couple has now, and keeps its files. */
export async function deleteShownPhoto(tx: Transaction, { authorId, photoId }: Omit<Place, 'coupleId'>): Promise<void> {
  await tx.deleteFrom('private_photos').where('user_id', '=', authorId).where('id', '=', photoId).execute();
}

/** Deletes photos of private expenses with their files. */
export async function deletePrivatePhotos(tx: Transaction, userId: string, photoIds: readonly string[]): Promise<void> {
  const gone = await tx
    .deleteFrom('private_photos')
    .where('user_id', '=', userId)
    .where('id', 'in', [...photoIds])
    .returning(ownFolder.as('folder'))
    .execute();
  const folders = gone.flatMap(({ folder }) => folder ?? []);
  if (folders.length > 0) await discardFolders(tx, sql`select unnest(${folders}::text[])`);
}

/** Discards the files of all photos of a member whose account is deleted, and with it their rows. */
export async function discardPrivatePhotos(tx: Transaction, userId: string): Promise<void> {
  await discardFolders(tx, sql`select ${ownFolder} from private_photos where user_id = ${userId}`);
}
