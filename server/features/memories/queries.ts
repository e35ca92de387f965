import { sql } from 'kysely';
import type { z } from 'zod';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import { memories } from '#domain/memories/record.ts';
import { Memory, type StoredPhoto } from '#domain/memories/schema.ts';
import { compileOnce } from '#packages/kysely-pipeline/compile-once.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, columnsOf, jsonInstant, toRow } from '#server/db/table-fields.ts';
import type { Reaction } from '#server/features/comments/service.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { isFoundBy } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

/** The details of the original of a row of `photos`; null without one. */
const originalFacts = sql<StoredPhoto['original']>`case when photos.original_file is not null then jsonb_build_object(
  'type', photos.original_type, 'bytes', photos.original_bytes, 'width', photos.original_width, 'height', photos.original_height) end`;

/** The fields of a memory that its row stores as they are. */
const PlainMemory = Memory.omit({
  imageUrl: true,
  thumbnailUrl: true,
  imageWidth: true,
  imageHeight: true,
  imageColour: true,
  photos: true,
  reactions: true,
  commentCount: true,
});
const storedColumns = columnsOf('memories', PlainMemory);

export interface MemoryFilter {
  /** Each word must occur in title, description or a tag, ignoring case. */
  words: readonly string[];
  /** Compared ignoring case. */
  tag: string | undefined;
  year: string | undefined;
  hasPhoto: boolean | undefined;
}

/**
 * The couple's memories, newest day first and within a day newest record first. Reads one more than the page's limit.
 */
export function listMemories(
  db: Database,
  coupleId: CoupleId,
  { words, tag, year, hasPhoto }: MemoryFilter,
  { limit, after = FROM_THE_NEWEST }: PageRequest,
) {
  const [memoryDate = '', createdAt = '', id = ''] = after;
  const page = { coupleId, memoryDate, createdAt, id, rows: limit + 1 };
  if (words.length === 0 && !tag && !year && hasPhoto === undefined) return findPage(db, page);
  let query = selectPage(db, page);
  for (const word of words) query = query.where(isFoundBy(word));
  if (tag) query = query.where(sql<boolean>`exists (select from unnest(tags) t where lower(t) = lower(${tag}))`);
  if (year) query = query.where('memory_date', '>=', `${year}-01-01`).where('memory_date', '<=', `${year}-12-31`);
  if (hasPhoto !== undefined)
    query = query.where(sql<boolean>`(photo_id is not null or image_url is not null) = ${sql.lit(hasPhoto)}`);
  return query.execute();
}

/** After every memory. */
const FROM_THE_NEWEST = ['infinity', 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

interface Page {
  coupleId: CoupleId;
  memoryDate: string;
  createdAt: string;
  id: string;
  rows: number;
}

function selectPage(db: Database, { coupleId, memoryDate, createdAt, id, rows }: Page) {
  return selectMemories(db, coupleId)
    .where(
      sql<boolean>`(memory_date, memories.created_at, memories.id)
        < (${memoryDate}::date, ${createdAt}::timestamptz, ${id}::uuid)`,
    )
    .orderBy('memory_date', 'desc')
    .orderBy('memories.created_at', 'desc')
    .orderBy('memories.id', 'desc')
    .limit(rows);
}

const findPage = compileOnce(['coupleId', 'memoryDate', 'createdAt', 'id', 'rows'], selectPage);

export function findMemory(db: Database, coupleId: CoupleId, memoryId: string) {
  return selectMemories(db, coupleId).where('memories.id', '=', memoryId).executeTakeFirst();
}

export type MemoryRow = Awaited<ReturnType<typeof listMemories>>[number];

/** A stored memory and its picture: an external URL, or a photo of the couple. */
export type MemoryValues = z.output<typeof PlainMemory> & {
  imageUrl: string | null;
  photoId: string | null;
};

/** Locks a memory until the transaction ends, and returns its values. */
export function lockMemory(tx: Transaction, coupleId: CoupleId, memoryId: string) {
  return tx
    .selectFrom('memories')
    .select([...storedColumns, ...asFields('imageUrl', 'photoId')])
    .where('couple_id', '=', coupleId)
    .where('id', '=', memoryId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertMemory(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'memories'>,
  memory: MemoryValues,
): Promise<void> {
  touchRows(tx, memories, { coupleId }, [memory.id]);
  await tx
    .insertInto('memories')
    .values(toRow({ coupleId, ...toRow(memory) }))
    .execute();
}

export async function updateMemoryRow(
  tx: Transaction,
  coupleId: CoupleId,
  memoryId: string,
  change: Patch<Omit<MemoryValues, 'id' | 'userId'>>,
): Promise<void> {
  touchRows(tx, memories, { coupleId }, [memoryId]);
  await tx
    .updateTable('memories')
    .set(toRow(change))
    .where('couple_id', '=', coupleId)
    .where('id', '=', memoryId)
    .execute();
}

function selectMemories(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('memories')
    .leftJoin('photos', (join) =>
      join.onRef('photos.couple_id', '=', 'memories.couple_id').onRef('photos.id', '=', 'memories.photo_id'),
    )
    .select([
      ...storedColumns,
      ...asFields('memories.imageUrl', 'memories.photoId'),
      'width as imageWidth',
      'height as imageHeight',
      'colour as imageColour',
      originalFacts.as('original'),
      'photos.user_id as uploadedBy',
      'photos.added_at as addedAt',
      // Only memories with a cover have further photos. Most have none, and cost no lookup.
      sql<StoredPhoto[] | null>`case when photo_id is not null then (
        select jsonb_agg(jsonb_build_object('id', id, 'width', width, 'height', height, 'colour', colour,
          'original', ${originalFacts}, 'uploadedBy', photos.user_id,
          'addedAt', ${jsonInstant('photos.added_at')}) order by position)
        from memory_photos further
        join photos on photos.couple_id = further.couple_id and photos.id = further.photo_id
        where further.couple_id = ${coupleId} and further.memory_id = memories.id) end`.as('furtherPhotos'),
      sql<Reaction[]>`coalesce(reactions, '[]')`.as('reactions'),
      sql<number>`coalesce(comment_count, 0)`.as('commentCount'),
    ])
    .where('memories.couple_id', '=', coupleId);
}

/** The further photos of a memory, in their order. */
export async function listFurtherPhotos(tx: Transaction, coupleId: CoupleId, memoryId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memory_photos')
    .select(asFields('photoId'))
    .where('couple_id', '=', coupleId)
    .where('memory_id', '=', memoryId)
    .orderBy('position')
    .execute();
  return rows.map(({ photoId }) => photoId);
}

/** Replaces the further photos of a memory. */
export async function replaceFurtherPhotos(
  tx: Transaction,
  coupleId: CoupleId,
  memoryId: string,
  photoIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('memory_photos').where('couple_id', '=', coupleId).where('memory_id', '=', memoryId).execute();
  if (photoIds.length === 0) return;
  const rows = photoIds.map((photoId, place) => toRow({ coupleId, memoryId, position: place + 1, photoId }));
  await tx.insertInto('memory_photos').values(rows).execute();
}
