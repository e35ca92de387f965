import { z } from 'zod';
import { DATE_CATEGORIES } from './constants/dates.ts';
import { EXPENSE_CATEGORIES } from './constants/finances.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { money } from './money.ts';

const count = z.number().int();

/**
 * The couple's own patterns over twelve months of India, the current one last. A date counts in the month of its calendar date once it
 * has begun, unless it was declined; a memory in that of its day; an expense in that of its record.
 */
export const PartnerInsights = z.object({
  /** The oldest first; `month` is `2026-11`, `spent` rupees. */
  months: z.array(z.object({ month: z.string(), dates: count, memories: count, spent: money })),
  /** What kinds of dates, the most frequent first. */
  dateKinds: z.array(z.object({ category: z.enum(DATE_CATEGORIES), count })),
  /** Who planned the dates: each member of the couple, also with none. */
  planners: z.array(z.object({ userId: id, firstName: z.string(), count })),
  /** Rupees, over all categories. */
  totalSpent: money,
  /** The largest sum first. */
  spending: z.array(z.object({ category: z.enum(EXPENSE_CATEGORIES), total: money })),
});
export type PartnerInsights = z.infer<typeof PartnerInsights>;

export const partnerInsights = {
  get: endpoint({
    route: 'GET /api/partner-insights',
    access: 'premium',
    canLag: true,
    summary: 'How often the couple meets, what they enjoy, who plans and what they spend, over twelve months',
    output: PartnerInsights,
  }),
};
