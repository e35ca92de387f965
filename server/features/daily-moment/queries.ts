import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { DayReader } from '#server/db/repositories/answered-days.ts';
import { selectMomentDays, selectMoments } from '#server/db/repositories/daily-moments.ts';
import { toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** The reading member of the couple, with their partner if there is one. */
export interface Reader extends DayReader {
  coupleId: CoupleId;
}

/** A day's photos as the reader may see them. */
export interface MomentRow {
  day: string;
  minePhotoId: string | null;
  mineAt: string | null;
  hasOther: boolean;
  /** The other's photo, only after the reader has given one: a sealed photo does not leave the database. */
  otherPhotoId: string | null;
  otherAt: string | null;
  isOfBoth: boolean;
  memoryId: string | null;
}

/** Serializes the couple's changes of photos of the day until the transaction ends. */
export async function lockMoments(tx: Transaction, coupleId: string): Promise<void> {
  await tx.selectFrom('couples').select('id').where('id', '=', coupleId).forNoKeyUpdate().execute();
}

/** Returns a day, also one without photos. */
export async function findMoment(db: Database, reader: Reader, day: string): Promise<MomentRow> {
  const { rows } = await sql<MomentRow>`${selectMoments(reader, sql`select ${day}::date as day`)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A day returns a row');
  return row;
}

/** Returns the days of which the reader sees something, newest first: of a month alone, if one is given. */
export async function listMoments(
  db: Database,
  reader: Reader,
  month: { from: string; to: string } | null,
): Promise<MomentRow[]> {
  const isInMonth = month ? sql`day >= ${month.from}::date and day < ${month.to}::date` : sql`true`;
  const { rows } = await sql<MomentRow>`
    select * from (${selectMoments(reader, sql`${selectMomentDays(reader.coupleId)} and ${isInMonth}`)}) moments
    where "minePhotoId" is not null or ("hasOther" and "isOfBoth") order by day desc`.execute(db);
  return rows;
}

export async function upsertMoment(
  tx: Transaction,
  { id, coupleId }: Reader,
  { day, photoId, givenAt }: { day: string; photoId: string; givenAt: string },
): Promise<void> {
  await tx
    .insertInto('daily_moments')
    .values(toRow({ coupleId, day, userId: id, photoId, givenAt }))
    .onConflict((conflict) =>
      conflict.columns(['couple_id', 'day', 'user_id']).doUpdateSet(toRow({ photoId, givenAt })),
    )
    .execute();
}

/** Stores the memory that a day was kept as. */
export async function setMemory(tx: Transaction, coupleId: CoupleId, day: string, memoryId: string): Promise<void> {
  await tx
    .updateTable('daily_moments')
    .set(toRow({ memoryId }))
    .where('couple_id', '=', coupleId)
    .where('day', '=', day)
    .execute();
}
