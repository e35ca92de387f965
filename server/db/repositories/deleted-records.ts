import { sql } from 'kysely';
import { asFields } from '#server/db/table-fields.ts';
import type { Transaction } from '../database.ts';
import type { RecordKind } from '../generated.ts';
import { deleteNoticesOf } from './notices.ts';
import { deleteUnusedPhoto } from './photos.ts';

/** Changes beside a record's own row that moving it to the trash and back needs. */
export interface TrashHooks {
  beforeTrash: (tx: Transaction, coupleId: string, id: string) => Promise<void>;
  /** Runs while the record is still in the trash. */
  beforeRestore: (tx: Transaction, coupleId: string, id: string) => Promise<void>;
  afterRestore: (tx: Transaction, coupleId: string, id: string) => Promise<void>;
}

/**
 * Deletes a shared record permanently from the trash, with its comments or entries and the photos that no other record
 * shows. Returns true if the record existed.
 */
export async function deleteSharedRecord(
  tx: Transaction,
  coupleId: string,
  { kind, id }: { kind: RecordKind; id: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('deleted_shared_records')
    .where('couple_id', '=', coupleId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning(memoryColumns)
    .execute();
  await deleteBelongings(tx, gone);
  return gone.length > 0;
}

/** Permanently deletes the records of all couples that were moved to the trash by the given instant. */
export async function deleteSharedRecordsBefore(tx: Transaction, before: string): Promise<void> {
  const gone = await tx
    .deleteFrom('deleted_shared_records')
    .where('deleted_at', '<=', before)
    .returning(memoryColumns)
    .execute();
  await deleteBelongings(tx, gone);
}

const memoryColumns = [
  ...asFields('coupleId', 'id', 'kind'),
  sql<string | null>`record ->> 'photo_id'`.as('photoId'),
  sql<string | null>`record ->> 'series_id'`.as('seriesId'),
] as const;

interface GoneRecord {
  coupleId: string;
  id: string;
  kind: string;
  photoId: string | null;
  seriesId: string | null;
}

/**
 * Deletes the comments, entries, series and photos of deleted records. A memory without a cover has no further photos either.
 */
async function deleteBelongings(tx: Transaction, records: readonly GoneRecord[]): Promise<void> {
  const photos: { coupleId: string; photoId: string }[] = [];
  for (const { coupleId, id, kind, photoId, seriesId } of records) {
    await deleteNoticesOf(tx, { coupleId }, { kind, id });
    if (kind === 'memory' || kind === 'date')
      await tx
        .deleteFrom('comments')
        .where('couple_id', '=', coupleId)
        .where('subject_kind', '=', kind)
        .where('subject_id', '=', id)
        .execute();
    if (kind === 'goal')
      await tx.deleteFrom('savings_entries').where('couple_id', '=', coupleId).where('goal_id', '=', id).execute();
    if (kind === 'list')
      await tx.deleteFrom('list_items').where('couple_id', '=', coupleId).where('list_id', '=', id).execute();
    if (seriesId !== null) await deleteEmptySeries(tx, coupleId, seriesId);
    if (photoId === null) continue;
    const further =
      kind === 'memory'
        ? await tx
            .deleteFrom('memory_photos')
            .where('couple_id', '=', coupleId)
            .where('memory_id', '=', id)
            .returning(asFields('photoId'))
            .execute()
        : [];
    photos.push(...[...further, { photoId }].map((shown) => ({ coupleId, photoId: shown.photoId })));
  }
  // In id order, as memories take and drop them.
  for (const photo of photos.toSorted((one, other) => (one.photoId < other.photoId ? -1 : 1)))
    await deleteUnusedPhoto(tx, photo.coupleId, photo.photoId);
}

/** Deletes a series of which no date remains, not even in the trash, because it could not be changed or ended. */
async function deleteEmptySeries(tx: Transaction, coupleId: string, seriesId: string): Promise<void> {
  // Waits for a transaction that makes dates of the series, and is seen by a later one.
  await tx
    .selectFrom('date_series')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('id', '=', seriesId)
    .forUpdate()
    .execute();
  // One statement for each table, because the trash may be on another server.
  const date = await tx
    .selectFrom('date_events')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('series_id', '=', seriesId)
    .limit(1)
    .executeTakeFirst();
  const deletedDate = await tx
    .selectFrom('deleted_shared_records')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('kind', '=', 'date')
    .where(sql<boolean>`record ->> 'series_id' = ${seriesId}`)
    .limit(1)
    .executeTakeFirst();
  if (date || deletedDate) return;
  await tx.deleteFrom('date_series').where('couple_id', '=', coupleId).where('id', '=', seriesId).execute();
}
