import { z } from 'zod';
import { instant } from '#domain/kernel/fields.ts';
import { yearInPath } from '#domain/our-year/schema.ts';

export const BOOK_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
/** Days that a finished photo book is kept. */
export const BOOK_DAYS = 7;

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

export const ofYear = z.object({ year: yearInPath });
