import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BOOK_DAYS } from '#domain/year-books/schema.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { discardOldBooks } from '#server/db/repositories/year-books.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listMemberNames } from '#server/features/couples/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { cancelFileDeletion, putWithRow, sweepFilesJob } from '#server/platform/files/discard.ts';
import { type Attempt, defineJob } from '#server/platform/jobs/jobs.ts';
import {
  type BookKey,
  claimBook,
  failBook,
  finishBook,
  listForgottenBooks,
  listPrinted,
  noteProgress,
  releaseBook,
} from './book-queries.ts';

export const BOOK_FILE = 'book.pdf';
export const BOOK_TYPE = 'application/pdf';

/** Makes one photo book at a time, because each reads many photos. */
export const makeBookJob = defineJob<BookKey>('make-year-book', { retryLimit: 2, expireInSeconds: 3600 });

/** Seconds without a progress update after which a book's process counts as dead. A running one updates each second. */
const SILENCE_SECONDS = 60;
const PROGRESS_MS = 1000;

/** Thrown if the book is no longer needed: it was removed, or the couple is deleted. */
class Unwanted extends Error {}

/** Makes a book, unless another process is making it or it is no longer needed. */
export async function makeBook(platform: Platform, key: BookKey, { isLast }: Attempt): Promise<void> {
  const { db, clock, live } = platform;
  const silentSince = toIso(clock.now().subtract({ seconds: SILENCE_SECONDS }));
  const claimed = await claimBook(db, key, { at: toIso(clock.now()), silentSince });
  if (!claimed) return;
  const members = await listMemberNames(db, key.coupleId);
  const tell = () =>
    live.announce(
      members.map(({ userId }) => userId),
      ['yearBooks'],
      null,
    );
  try {
    await runInLanguage(claimed.language, () =>
      printBook(platform, key, { names: members.map(({ firstName }) => firstName), tell }),
    );
  } catch (error) {
    if (error instanceof Unwanted) return;
    if (isLast) await failBook(db, key, toIso(clock.now()));
    else await releaseBook(db, key);
    throw error;
  } finally {
    tell();
  }
}

async function printBook(
  platform: Platform,
  key: BookKey,
  { names, tell }: { names: readonly string[]; tell: () => void },
): Promise<void> {
  const { db, clock, config } = platform;
  // Only this job needs the fonts and their renderers. They are imported one at a time, because together they would
  // block the process for a third of a second.
  await import('harfbuzzjs');
  await nextTurn();
  await import('pdfkit');
  await nextTurn();
  const { writeBook } = await import('./book-pages-service.ts');
  const memories = await listPrinted(db, key.coupleId, key.year);
  const parent = join(config.dataDir, 'books');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const room = await mkdtemp(join(parent, 'book-'));
  let toldAt = 0;
  const onMemory = async (done: number) => {
    if (performance.now() - toldAt < PROGRESS_MS) return;
    toldAt = performance.now();
    const progress = { done, total: memories.length, at: toIso(clock.now()) };
    if (!(await noteProgress(db, key, progress))) throw new Unwanted(key.id);
    tell();
  };
  try {
    const path = join(room, BOOK_FILE);
    const pages = await writeBook(platform, path, {
      year: key.year,
      names,
      owner: key.coupleId,
      memories,
      onMemory,
    });
    const bytes = await readFile(path);
    const folder = `books/${key.id}/`;
    const file = { name: BOOK_FILE, bytes, contentType: BOOK_TYPE };
    await putWithRow(platform, folder, [file], () =>
      inTransaction(db, async (tx) => {
        await cancelFileDeletion(tx, folder);
        const made = { folder, pages, bytes: bytes.length, at: toIso(clock.now()) };
        if (!(await finishBook(tx, key, made))) throw new Unwanted(key.id);
      }),
    );
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

/** Restarts books whose process has died, and removes old ones. */
export async function tidyBooks({ db, clock, jobs }: Platform): Promise<void> {
  const silentSince = toIso(clock.now().subtract({ seconds: SILENCE_SECONDS }));
  const keptSince = toIso(clock.now().subtract({ hours: 24 * BOOK_DAYS }));
  const forgotten = await listForgottenBooks(db, silentSince);
  await inTransaction(db, async (tx) => {
    for (const key of forgotten) await jobs.send(tx, makeBookJob, key, { singletonKey: key.id });
    await discardOldBooks(tx, keptSince);
    await jobs.send(tx, sweepFilesJob, {});
  });
}
