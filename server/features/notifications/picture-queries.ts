import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { DayReader } from '#server/db/repositories/answered-days.ts';
import { selectMoments } from '#server/db/repositories/daily-moments.ts';

/** Returns the couple's photo that is a memory's cover. */
export async function findCover(db: Database, coupleId: string, memoryId: string): Promise<string | null> {
  const memory = await db
    .selectFrom('memories')
    .select('photo_id as photoId')
    .where('couple_id', '=', coupleId)
    .where('id', '=', memoryId)
    .executeTakeFirst();
  return memory?.photoId ?? null;
}

/** Returns the partner's photo of a day, if it is open to the reader. */
export async function findOpenPhoto(db: Database, reader: DayReader, day: string): Promise<string | null> {
  const { rows } = await sql<{ otherPhotoId: string | null }>`
    select "otherPhotoId" from (${selectMoments(reader, sql`select ${day}::date as day`)}) moments`.execute(db);
  return rows[0]?.otherPhotoId ?? null;
}
