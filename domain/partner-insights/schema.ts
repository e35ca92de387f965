import { z } from 'zod';
import { DATE_CATEGORIES } from '#domain/dates/facts.ts';
import { EXPENSE_CATEGORIES } from '#domain/expenses/facts.ts';
import { id } from '#domain/kernel/fields.ts';
import { money } from '#domain/kernel/money-fields.ts';

const count = z.number().int();

/**
 * The couple's patterns over the last twelve months in India, current month included. A date counts by its calendar
 * date once it has begun unless declined, a memory by its day, an expense by its recording.
 */
export const PartnerInsights = z.object({
  /** Oldest month first; `month` is `2026-11`, `spent` rupees. */
  months: z.array(z.object({ month: z.string(), dates: count, memories: count, spent: money })),
  /** Kinds of dates, most frequent first. */
  dateKinds: z.array(z.object({ category: z.enum(DATE_CATEGORIES), count })),
  /** Number of dates that each member of the couple planned, including 0. */
  planners: z.array(z.object({ userId: id, firstName: z.string(), count })),
  /** Rupees, over all categories. */
  totalSpent: money,
  /** Largest sum first. */
  spending: z.array(z.object({ category: z.enum(EXPENSE_CATEGORIES), total: money })),
});
export type PartnerInsights = z.infer<typeof PartnerInsights>;
