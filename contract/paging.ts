import { z } from 'zod';
import { fieldsText } from '#messages/fields.ts';
import type { Words } from './words.ts';

/** The longest page of a list that one call returns, and what it returns when it names no limit. */
export const PAGE_SIZE_MAX = 500;

/** How many rows a page has at most; `words` says which numbers are allowed. */
export function pageLimit(words: Words) {
  return z.coerce
    .number<number>({ error: words })
    .int({ error: words })
    .min(1, { error: words })
    .max(PAGE_SIZE_MAX, { error: words })
    .optional();
}

/** Where a page begins: behind the row that the page before ended with, as its `X-Next-Cursor` said. */
export const pageCursor = z.string().max(1000).optional();

/**
 * The query of a list that grows: the first `limit` rows, or those after `cursor`; `search` narrows it. To be extended
 * by the list's own filters, and made optional.
 */
export const PageQuery = z.object({
  limit: pageLimit(() => fieldsText.limitInvalid),
  cursor: pageCursor,
  search: z.string().trim().max(100).optional(),
});

/** A page of a list that is short for nearly everybody: all of it up to 500 rows, the first `limit` with one, those after `cursor`. */
export const ShortPageQuery = PageQuery.omit({ search: true }).optional();
export type ShortPageQuery = z.output<typeof ShortPageQuery>;

/** The order of a list by time, the newest first unless said: `PageQuery.extend({ order: timeOrder })`. */
export const timeOrder = z.enum(['newest', 'oldest'], { error: () => fieldsText.orderInvalid }).optional();
export type TimeOrder = z.infer<typeof timeOrder>;
