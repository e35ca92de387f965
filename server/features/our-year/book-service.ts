import { randomUUIDv7 } from 'node:crypto';
import { brand } from '#domain/kernel/brand.ts';
import { BOOK_DAYS, type YearBook } from '#domain/year-books/schema.ts';
import { ourYearText as text } from '#messages/our-year.ts';
import { discardBook } from '#server/db/repositories/year-books.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { BOOK_FILE, BOOK_TYPE, makeBookJob } from './book-making-service.ts';
import { type BookRow, countPrinted, findBook, insertBook } from './book-queries.ts';
import { requireOpenYear } from './service.ts';

export async function readBook({ db, member }: MemberContext, { year }: { year: string }): Promise<YearBook | null> {
  const row = member.coupleId ? await findBook(db, member.coupleId, year) : null;
  return row && toBook(row);
}

/** Requests a book, unless one exists. A later request, also after a failure, gets that one, which is then retried. */
export async function requestBook(context: MemberContext, { year }: { year: string }): Promise<YearBook> {
  const { coupleId } = await requireOpenYear(context, year);
  const { jobs, clock, member } = context;
  return context.change(
    async (tx) => {
      const total = await countPrinted(tx, coupleId, year);
      if (total === 0) throw refuse.notFound('not_found', text.bookEmpty);
      await discardBook(tx, coupleId, year, { hasFailed: true });
      const key = { coupleId, year, id: randomUUIDv7() };
      const asked = { language: member.language, total, at: toIso(clock.now()) };
      if (await insertBook(tx, key, asked)) await jobs.send(tx, makeBookJob, key);
      const row = await findBook(tx, coupleId, year);
      if (!row) throw refuse.notFound('not_found', text.bookMissing);
      return toBook(row);
    },
    async (tx) => {
      const row = await findBook(tx, coupleId, year);
      if (!row) throw refuse.notFound('not_found', text.bookMissing);
      return toBook(row);
    },
  );
}

export async function deleteBook(context: MemberContext, { year }: { year: string }): Promise<void> {
  const { coupleId } = context.member;
  if (!coupleId) throw refuse.notFound('not_found', text.bookMissing);
  await context.change(async (tx) => {
    if (!(await findBook(tx, coupleId, year))) throw refuse.notFound('not_found', text.bookMissing);
    await discardBook(tx, coupleId, year, { hasFailed: false });
    await context.jobs.send(tx, sweepFilesJob, {});
  });
}

export async function downloadBook({ db, files, member }: MemberContext, { year }: { year: string }) {
  const book = member.coupleId ? await findBook(db, member.coupleId, year) : null;
  const body = book?.folder ? await files.get(`${book.folder}${BOOK_FILE}`, BOOK_TYPE) : null;
  if (!body) throw refuse.notFound('not_found', text.bookMissing);
  return {
    headers: {
      'content-disposition': `attachment; filename="${brand.slug}-${year}.pdf"`,
      'cache-control': 'private, no-store',
    },
    body,
  };
}

function toBook({ year, state, done, total, pages, bytes, createdAt, updatedAt }: BookRow): YearBook {
  const isReady = state === 'ready';
  const expiresAt = Temporal.Instant.from(updatedAt).add({ hours: 24 * BOOK_DAYS });
  return {
    year,
    state,
    // The file is completed after the last memory.
    progress: isReady ? 100 : Math.min(99, Math.floor((100 * done) / Math.max(1, total))),
    pages,
    bytes,
    downloadUrl: isReady ? `/api/our-year/${year}/book/file` : null,
    expiresAt: isReady ? toIso(expiresAt) : null,
    createdAt,
  };
}
