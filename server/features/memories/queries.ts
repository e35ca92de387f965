import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** Where a part of the list ended. */
export interface MemoryPlace {
  memoryDate: string;
  createdAt: string;
  id: string;
}

function selectMemories(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('memories')
    .leftJoin('photos', (join) =>
      join.onRef('photos.couple_id', '=', 'memories.couple_id').onRef('photos.id', '=', 'memories.photo_id'),
    )
    .select([
      'memories.id',
      'title',
      'description',
      'memory_date as memoryDate',
      'image_url as imageUrl',
      'photo_id as photoId',
      'width as imageWidth',
      'height as imageHeight',
      'colour as imageColour',
      'tags',
      'milestone',
      'memories.user_id as userId',
      'memories.created_at as createdAt',
    ])
    .where('memories.couple_id', '=', coupleId);
}

/** The couple's memories, the newest day first, on one day the newest record first; at most `limit` of those after `after`. */
export function listMemories(
  db: Database,
  coupleId: CoupleId,
  { limit, after }: { limit?: number | undefined; after?: MemoryPlace | undefined } = {},
) {
  return selectMemories(db, coupleId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(memory_date, memories.created_at, memories.id)
          < (${after?.memoryDate}::date, ${after?.createdAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('memory_date', 'desc')
    .orderBy('memories.created_at', 'desc')
    .orderBy('memories.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? null))
    .execute();
}

export function findMemory(db: Database, coupleId: CoupleId, memoryId: string) {
  return selectMemories(db, coupleId).where('memories.id', '=', memoryId).executeTakeFirst();
}

export type MemoryRow = Awaited<ReturnType<typeof listMemories>>[number];

/** What a memory says, and its picture: the address of one elsewhere, or a photo of the couple. */
export interface MemoryValues {
  title: string;
  description: string | null;
  memoryDate: string;
  imageUrl: string | null;
  photoId: string | null;
  tags: string[] | null;
  milestone: string | null;
}

/** A memory's own values, locked until the transaction ends. */
export function lockMemory(tx: Transaction, coupleId: CoupleId, memoryId: string) {
  return tx
    .selectFrom('memories')
    .select([
      'title',
      'description',
      'memory_date as memoryDate',
      'image_url as imageUrl',
      'photo_id as photoId',
      'tags',
      'milestone',
    ])
    .where('couple_id', '=', coupleId)
    .where('id', '=', memoryId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertMemory(
  tx: Transaction,
  coupleId: CoupleId,
  memory: MemoryValues & { id: string; userId: string; createdAt: string },
): Promise<void> {
  await tx
    .insertInto('memories')
    .values({
      couple_id: coupleId,
      id: memory.id,
      user_id: memory.userId,
      ...toRow(memory),
      created_at: memory.createdAt,
      updated_at: memory.createdAt,
    })
    .execute();
}

export async function updateMemory(
  tx: Transaction,
  coupleId: CoupleId,
  memoryId: string,
  change: MemoryValues & { updatedAt: string },
): Promise<void> {
  await tx
    .updateTable('memories')
    .set({ ...toRow(change), updated_at: change.updatedAt })
    .where('couple_id', '=', coupleId)
    .where('id', '=', memoryId)
    .execute();
}

/** Deletes the memory and answers the photo it showed; `null` when there is no such memory. */
export async function deleteMemory(tx: Transaction, coupleId: CoupleId, memoryId: string) {
  const deleted = await tx
    .deleteFrom('memories')
    .where('couple_id', '=', coupleId)
    .where('id', '=', memoryId)
    .returning('photo_id as photoId')
    .executeTakeFirst();
  return deleted ?? null;
}

function toRow(memory: MemoryValues) {
  return {
    title: memory.title,
    description: memory.description,
    memory_date: memory.memoryDate,
    image_url: memory.imageUrl,
    photo_id: memory.photoId,
    tags: memory.tags,
    milestone: memory.milestone,
  };
}
