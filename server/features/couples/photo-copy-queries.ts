import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Photos } from '#server/db/generated.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

/** The columns that a photo's copy takes over. It shares the folder until a job has copied the files. */
const copied = sql.raw(
  'folder, width, height, colour, content_hash, created_at, added_at, original_file, original_type, original_bytes, original_width, original_height',
);

interface Use {
  photoId: string;
  /** True if a record of the member shows it. */
  isOwn: boolean;
  /** True if another member's record shows it, or another member uploaded it. */
  isOthers: boolean;
  /** True if another member's record shows it. */
  isShownByOthers: boolean;
}

/**
 * Returns the photos that the member's records show, including those in the trash, and their uploads that no record
 * shows.
 */
export async function listUses(tx: Transaction, userId: string, coupleId: string): Promise<Use[]> {
  const { rows } = await sql<Use>`
    with uses as (
      select photo_id, user_id from memories where couple_id = ${coupleId} and photo_id is not null
      union all
      select photo_id, user_id from expenses where couple_id = ${coupleId} and photo_id is not null
      union all
      select (record ->> 'photo_id')::uuid, user_id from deleted_shared_records
      where couple_id = ${coupleId} and kind in ('memory', 'expense') and record ->> 'photo_id' is not null
      union all
      select further.photo_id, memories.user_id from memory_photos further
      join memories on memories.couple_id = further.couple_id and memories.id = further.memory_id
      where further.couple_id = ${coupleId}
      union all
      select further.photo_id, deleted.user_id from memory_photos further
      join deleted_shared_records deleted on deleted.couple_id = further.couple_id and deleted.id = further.memory_id
      where further.couple_id = ${coupleId} and deleted.kind = 'memory'
      union all
      -- A photo of the day stays with the couple, whose day it is.
      select photo_id, null::uuid from daily_moments where couple_id = ${coupleId}
    ), by_photo as (
      select photo_id, bool_or(user_id is not distinct from ${userId}::uuid) as is_own,
        bool_or(user_id is distinct from ${userId}::uuid) as is_others
      from uses group by photo_id
    )
    select photos.id as "photoId", coalesce(is_own, photos.user_id = ${userId}::uuid, false) as "isOwn",
      coalesce(is_others, false) or (photos.user_id is not null and photos.user_id <> ${userId}::uuid) as "isOthers",
      coalesce(is_others, false) as "isShownByOthers"
    from photos left join by_photo on by_photo.photo_id = photos.id
    where photos.couple_id = ${coupleId}
    order by photos.id`.execute(tx);
  return rows.filter(({ isOwn }) => isOwn);
}

/** Locks photos until the transaction ends, so that no record starts to show one and none is discarded. */
export async function lockPhotos(tx: Transaction, coupleId: string, photoIds: readonly string[]): Promise<void> {
  await sql`
    select id from photos where couple_id = ${coupleId} and id = any (${[...photoIds]}::uuid[])
    order by id for update`.execute(tx);
}

/** Gives another couple a copy of each photo under the same id, so that the URLs in its records stay valid. */
export async function copyPhotos(
  tx: Transaction,
  { userId, from, to }: { userId: string; from: string; to: string },
  photoIds: readonly string[],
): Promise<void> {
  await sql`
    insert into photos (couple_id, id, user_id, shares_folder, ${copied})
    select ${to}::uuid, id, ${userId}::uuid, true, ${copied} from photos
    where couple_id = ${from} and id = any (${[...photoIds]}::uuid[])`.execute(tx);
}

/** Marks uploads that no record shows any longer as pending again, from `now` on. */
export async function setWaiting(
  tx: Transaction,
  coupleId: string,
  photoIds: readonly string[],
  now: string,
): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ waiting_since: now })
    .where('couple_id', '=', coupleId)
    .where('id', '=', sql<string>`any (${[...photoIds]}::uuid[])`)
    .execute();
}

const fileColumns = [
  'folder',
  'shares_folder',
  'original_file',
  'original_type',
  'original_bytes',
  'original_width',
  'original_height',
] as const;

/** A photo of which two couples have a copy: its files, and whether it is still an unused upload. */
export type Twin = Pick<Selectable<Photos>, (typeof fileColumns)[number] | 'id'> & { isWaiting: boolean };

/** Locks the photos of a couple of which the other couple has a copy, and returns them by id. */
export async function lockTwins(tx: Transaction, coupleId: string, otherCoupleId: string): Promise<Map<string, Twin>> {
  const others = await tx.selectFrom('photos').select('id').where('couple_id', '=', otherCoupleId).execute();
  const twins = await tx
    .selectFrom('photos')
    .select(['id', sql<boolean>`waiting_since is not null`.as('isWaiting'), ...fileColumns])
    .where('couple_id', '=', coupleId)
    .where('id', '=', sql<string>`any (${others.map(({ id }) => id)}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(twins.map((twin) => [twin.id, twin]));
}

/** Gives a photo the files of its twin. */
export async function setFiles(
  tx: Transaction,
  coupleId: string,
  photoId: string,
  { id: _id, isWaiting: _isWaiting, ...files }: Twin,
): Promise<void> {
  await tx.updateTable('photos').set(files).where('couple_id', '=', coupleId).where('id', '=', photoId).execute();
}

/** Marks pending uploads as shown by a record. */
export async function setShown(tx: Transaction, coupleId: string, photoIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ waiting_since: null })
    .where('couple_id', '=', coupleId)
    .where('id', '=', sql<string>`any (${[...photoIds]}::uuid[])`)
    .execute();
}

/** Copies of any couple that still share their files. */
export function listSharing(db: Database, after: { coupleId: string; id: string } | null, limit: number) {
  return db
    .selectFrom('photos')
    .select(asFields('coupleId', 'id', 'folder', 'originalFile', 'originalType'))
    .where('shares_folder', '=', true)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(couple_id, id) > (${after?.coupleId}::uuid, ${after?.id}::uuid)`),
    )
    .orderBy('couple_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}
export type SharingPhoto = Awaited<ReturnType<typeof listSharing>>[number];

/** Gives the copy its own files, unless it was deleted, already has them, or got another original meanwhile. */
export async function setOwnFolder(
  tx: Transaction,
  photo: SharingPhoto,
  own: { folder: string; originalFile: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set(toRow({ folder: own.folder, originalFile: own.originalFile, sharesFolder: false }))
    .where('couple_id', '=', photo.coupleId)
    .where('id', '=', photo.id)
    .where('shares_folder', '=', true)
    .where('folder', '=', photo.folder)
    .where(sql<boolean>`original_file is not distinct from ${photo.originalFile}::text`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
