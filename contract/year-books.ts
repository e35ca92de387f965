import { z } from 'zod';
import { BOOK_STATES } from './constants/our-year.ts';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';
import { yearInPath } from './our-year.ts';
import { bookLimit } from './rate-limits.ts';

/** The photo book of a couple's year: a PDF of A5 pages with all its memories. */
export const YearBook = z.object({
  year: z.string(),
  state: z.enum(BOOK_STATES),
  /** Percent. */
  progress: z.number().int(),
  /** Set once the book is ready: page count, size, address, and expiry. */
  pages: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  downloadUrl: z.string().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
});
export type YearBook = z.infer<typeof YearBook>;

const ofYear = z.object({ year: yearInPath });
const changes: readonly Change[] = ['yearBooks'];

export const yearBooks = {
  get: endpoint({
    route: 'GET /api/our-year/{year}/book',
    access: 'member',
    summary: 'The photo book of a year: how far it is, or where it is; `null` where nobody has asked for one',
    input: ofYear,
    output: YearBook.nullable(),
  }),
  create: endpoint({
    route: 'POST /api/our-year/{year}/book',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Have the photo book of a year made, in the caller’s language; the one there is, where there is one',
    input: ofYear,
    output: YearBook,
    status: 202,
    limit: bookLimit,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/our-year/{year}/book',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Remove the photo book of a year; either partner may, and can have another made',
    input: ofYear,
    status: 204,
    changes,
  }),
  download: endpoint({
    route: 'GET /api/our-year/{year}/book/file',
    access: 'member',
    summary: 'The photo book of a year as a PDF, as an attachment',
    input: ofYear,
    output: z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) }),
    outputStructure: 'detailed',
  }),
};
