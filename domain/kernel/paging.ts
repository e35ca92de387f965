import { z } from 'zod';
import type { Fault } from './fault.ts';
import { fieldsFault, wholeNumberInQuery } from './fields.ts';

/** Maximum page size of a list, and the default without a limit. */
export const PAGE_SIZE_MAX = 500;

/** Maximum size of a JSON response in bytes. A page ends before it, so it may have fewer rows than its limit. */
export const ANSWER_MAX_BYTES = 1_000_000;

/** Maximum number of rows in a page; `words` is the message for an invalid number. */
export function pageLimit(words: Fault) {
  return wholeNumberInQuery({ min: 1, max: PAGE_SIZE_MAX }, words).optional();
}

/** Start of a page: the `X-Next-Cursor` of the previous page, which points after its last row. */
export const pageCursor = z.string().max(1000).optional();

/**
 * Query of a growing list: the first `limit` rows, or those after `cursor`, optionally narrowed by `search`. Extend it
 * with the list's own filters and make it optional.
 */
export const PageQuery = z.object({
  limit: pageLimit(fieldsFault('limitInvalid')),
  cursor: pageCursor,
  search: z.string().trim().max(100).optional(),
});

/**
 * Query of a list that is short for nearly every member: the first `limit` rows (500 by default), or those after
 * `cursor`.
 */
export const ShortPageQuery = PageQuery.omit({ search: true }).optional();
export type ShortPageQuery = z.output<typeof ShortPageQuery>;

/** Order of a list by time, newest first by default: `PageQuery.extend({ order: timeOrder })`. */
export const timeOrder = z.enum(['newest', 'oldest'], { error: fieldsFault('orderInvalid') }).optional();
export type TimeOrder = z.infer<typeof timeOrder>;
