import { z } from 'zod';
import { fieldsText } from '#messages/en/fields.ts';

/** The longest part of a list that one call answers, and what it answers when it names no limit. */
export const LIST_PART_MAX = 500;

/**
 * The query of a list that grows: the first `limit` rows, or those after `cursor`, which the answer before gave as
 * `X-Next-Cursor`; `search` narrows it. To be extended by the list's own filters, and made optional.
 */
export const ListPart = z.object({
  limit: z.coerce
    .number<number>({ error: fieldsText.limitInvalid })
    .int(fieldsText.limitInvalid)
    .min(1, fieldsText.limitInvalid)
    .max(LIST_PART_MAX, fieldsText.limitInvalid)
    .optional(),
  cursor: z.string().max(1000).optional(),
  search: z.string().trim().max(100).optional(),
});

/** The order of a list by time, the newest first unless said: `ListPart.extend({ order: timeOrder })`. */
export const timeOrder = z.enum(['newest', 'oldest'], { error: fieldsText.orderInvalid }).optional();
export type TimeOrder = z.infer<typeof timeOrder>;
