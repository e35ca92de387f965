import { sql } from 'kysely';
import type { Language } from '#domain/kernel/languages.ts';
import { MEMORY_TEXTS, type MemoryText } from '#domain/memories/texts.ts';
import type { BOOK_STATES } from '#domain/year-books/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';

export interface BookRow {
  year: string;
  id: string;
  language: Language;
  state: (typeof BOOK_STATES)[number];
  done: number;
  total: number;
  pages: number | null;
  bytes: number | null;
  folder: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The key of a job's book: the couple, the year and the id. */
export interface BookKey {
  coupleId: CoupleId;
  year: string;
  id: string;
}

export async function findBook(db: Database, coupleId: CoupleId, year: string): Promise<BookRow | null> {
  const { rows } = await sql<BookRow>`
    select year, id, language, state, memories_done as done, memories_total as total, pages, bytes::float8 as bytes,
           folder, created_at as "createdAt", updated_at as "updatedAt"
    from year_books where couple_id = ${coupleId} and year = ${year}`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a book, and returns false if one exists. Only one of two concurrent calls inserts. */
export async function insertBook(
  tx: Transaction,
  { coupleId, year, id }: BookKey,
  { language, total, at }: { language: Language; total: number; at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('year_books')
    .values(
      toRow({
        coupleId,
        year,
        id,
        language,
        state: 'waiting',
        memoriesTotal: total,
        createdAt: at,
        updatedAt: at,
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Claims a waiting book, or one without a progress update since `silentSince`, and returns its language, or
 * `undefined`.
 */
export function claimBook(db: Database, key: BookKey, { at, silentSince }: { at: string; silentSince: string }) {
  return ofBook(db, key)
    .set({ state: 'making', memories_done: 0, updated_at: at })
    .where((is) =>
      is.or([
        is('state', '=', 'waiting'),
        is.and([is('state', '=', 'making'), is('updated_at', '<', sql<string>`${silentSince}::timestamptz`)]),
      ]),
    )
    .returning(sql<Language>`language`.as('language'))
    .executeTakeFirst();
}

/** Stores a book's progress, and returns false if the book is no longer needed. */
export async function noteProgress(
  db: Database,
  key: BookKey,
  progress: { done: number; total: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await ofBook(db, key)
    .set({ memories_done: progress.done, memories_total: progress.total, updated_at: progress.at })
    .where('state', '=', 'making')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks the book as ready at `folder`, and returns false if it is no longer needed. */
export async function finishBook(
  tx: Transaction,
  key: BookKey,
  file: { folder: string; pages: number; bytes: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await ofBook(tx, key)
    .set({ state: 'ready', folder: file.folder, pages: file.pages, bytes: file.bytes, updated_at: file.at })
    .where('state', '=', 'making')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function failBook(db: Database, key: BookKey, at: string): Promise<void> {
  await ofBook(db, key).set({ state: 'failed', updated_at: at }).where('state', 'in', ['waiting', 'making']).execute();
}

/** Returns a book to the waiting ones, for the next attempt. */
export async function releaseBook(db: Database, key: BookKey): Promise<void> {
  await ofBook(db, key).set({ state: 'waiting' }).where('state', '=', 'making').execute();
}

/** Lists books of all couples without a progress update since `silentSince`. */
export async function listForgottenBooks(db: Database, silentSince: string): Promise<BookKey[]> {
  const { rows } = await sql<BookKey>`
    select couple_id as "coupleId", year, id from year_books
    where state in ('waiting', 'making') and updated_at < ${silentSince}::timestamptz`.execute(db);
  return rows;
}

function ofBook(db: Database, { coupleId, year, id }: BookKey) {
  return db.updateTable('year_books').where('couple_id', '=', coupleId).where('year', '=', year).where('id', '=', id);
}

export interface PrintedMemory extends Record<MemoryText, string | null> {
  id: string;
  title: string;
  day: string;
  /** The folders of the photos, the cover first. */
  folders: string[];
}

/** Lists the memories of a year, oldest day first, without external pictures. */
export async function listPrinted(db: Database, coupleId: CoupleId, year: string): Promise<PrintedMemory[]> {
  const { rows } = await sql<PrintedMemory>`
    select id, title, ${sql.join(MEMORY_TEXTS.map((field) => sql.ref(field)))}, memory_date as day,
      array(
        select folder from (
          select 0 as position, photo_id union all
          select position, photo_id from memory_photos
            where couple_id = ${coupleId} and memory_id = memories.id
        ) shown
        join photos on photos.couple_id = ${coupleId} and photos.id = shown.photo_id
        order by position
      ) as folders
    from memories
    where couple_id = ${coupleId} and memory_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    order by memory_date, created_at, id`.execute(db);
  return rows;
}

export async function countPrinted(db: Database, coupleId: CoupleId, year: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from memories
    where couple_id = ${coupleId} and memory_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
