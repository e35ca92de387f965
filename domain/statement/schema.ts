import { z } from 'zod';
import { EXPENSE_CATEGORIES, FROM_BOTH } from '#domain/expenses/facts.ts';
import { calendarDate, id } from '#domain/kernel/fields.ts';
import { money, moneyFault, monthOfYear } from '#domain/kernel/money-fields.ts';
import { STATEMENT_PERIODS } from './facts.ts';

const count = z.number().int();
const CategorySum = z.object({ category: z.enum(EXPENSE_CATEGORIES), total: money, count });
export type CategorySum = z.infer<typeof CategorySum>;
const MonthSum = z.object({
  /** Month in India, such as `2026-07`. */
  month: z.string(),
  total: money,
  count,
  /** Sums by category, largest first. */
  categories: z.array(CategorySum),
});
export type MonthSum = z.infer<typeof MonthSum>;

/** The sums on the finances screen. Months and weeks (from Monday) are those of India. */
export const FinanceSummary = z.object({
  expenses: z.object({
    total: money,
    count,
    /** Month of the first expense; `null` without any. */
    firstMonth: z.string().nullable(),
    /** All-time sums, largest first. */
    categories: z.array(CategorySum),
    thisMonth: money,
    lastMonth: money,
    /**
     * The compared sums: both months from the 1st to today's day, a shorter last month to its end. Absent in answers
     * that a device stored before there were such sums.
     */
    soFar: z.object({ thisMonth: money, lastMonth: money }).optional(),
    /** Both weeks from Monday to today's weekday; absent as `soFar`. */
    weeksSoFar: z.object({ thisWeek: money, lastWeek: money }).optional(),
    thisWeek: money,
    lastWeek: money,
    /** This month's total divided by the day of the month. */
    dailyAverage: money,
    /** The latest six months, oldest first, including months without expenses. */
    months: z.array(MonthSum),
  }),
  savings: z.object({
    total: money,
    goalCount: count,
    /** Goals not reached yet. */
    activeCount: count,
  }),
});
export type FinanceSummary = z.infer<typeof FinanceSummary>;

/** Sum that one member paid, or `both` from the couple's own money; `userId` is `null` for deleted accounts. */
const PayerSum = z.object({ userId: z.union([id, z.literal(FROM_BOTH)]).nullable(), total: money, count });
/** Sums by category and by payer, largest first. */
const sums = { total: money, count, categories: z.array(CategorySum), payers: z.array(PayerSum) };

/** Spending in a range and in each of its periods (`2026-07` or `2026`), oldest first, without empty periods. */
export const Statement = z.object({
  by: z.enum(STATEMENT_PERIODS),
  /** Calendar dates, both inclusive. */
  from: z.string(),
  to: z.string(),
  ...sums,
  periods: z.array(z.object({ period: z.string(), ...sums })),
});
export type Statement = z.infer<typeof Statement>;

/** The sums of a month's expenses that the member alone sees: surprises before their day, and what stays their own. */
export const OwnSums = z.object({
  total: money,
  byCategory: z.array(z.object({ category: z.enum(EXPENSE_CATEGORIES), total: money })),
});
export type OwnSums = z.infer<typeof OwnSums>;
/** A month in India such as `2026-07`; by default the present one. */
export const OwnSumsQuery = z.object({ month: monthOfYear.optional() }).optional();
export type OwnSumsQuery = z.output<typeof OwnSumsQuery>;

export const StatementQuery = z
  .object({
    by: z.enum(STATEMENT_PERIODS, { error: moneyFault('statementPeriodInvalid') }).optional(),
    from: calendarDate(moneyFault('spentOnInvalid')).optional(),
    to: calendarDate(moneyFault('spentOnInvalid')).optional(),
  })
  .optional();
export type StatementQuery = z.output<typeof StatementQuery>;
