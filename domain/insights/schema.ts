import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { money } from '#domain/kernel/money-fields.ts';
import { PageQuery, timeOrder } from '#domain/kernel/paging.ts';
import { trashedRecords } from '#domain/registry/records.ts';
import { PREMIUM_SOURCES } from '#domain/subscription/facts.ts';

/** Records whose use the panel counts. What a member alone sees moves no figure. */
export const usedRecords = trashedRecords.filter(({ name }) => name !== 'privateExpenses');

/** Features whose use the panel counts: the records that members keep, nudges and deals. */
export const FEATURES = [...usedRecords.map(({ resource }) => resource), 'nudges', 'deals'] as const;

/**
 * Product-wide figures for the admin panel: counts and sums, never text that a couple wrote. Sums are rupees as decimal
 * strings; shares are percent from 0 to 100 with one decimal.
 */

const count = z.number().int();
const percent = z.number();
/** Daily values, oldest first, without gaps; days are those of India. */
const DaySeries = z.array(z.object({ day: z.string(), value: z.number() }));
export type DaySeries = z.infer<typeof DaySeries>;
/** Monthly values (`2026-11`), oldest first, without gaps. */
const MonthSeries = z.array(z.object({ month: z.string(), value: z.number() }));
export type MonthSeries = z.infer<typeof MonthSeries>;

/**
 * Income from the current premium years, from each member's last confirmed payment. Premium from a pilot link or an
 * admin's grant has no payment and adds nothing.
 */
const PaidRunRate = z.object({ members: count, monthly: money, yearly: money });

/** The specification's formulas, per month: premium users times the price, plus the fees of the live deals. */
const RevenueModel = z.object({
  premiumUsers: count,
  premiumPrice: count,
  premiumRevenue: money,
  partnershipRevenue: money,
  totalMrr: money,
  annualRunRate: money,
  /** Average over the live deals with a fee, rounded to whole rupees. */
  averagePartnershipFee: count,
  payingPartners: count,
  monthlyTarget: count,
  paid: PaidRunRate,
});

const Birthday = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  /** Days until the birthday, 0 if it is today. */
  inDays: count,
});

export const Overview = z.object({
  users: z.object({ total: count, premium: count, joined: DaySeries }),
  deals: z.object({ total: count, active: count, redemptions: DaySeries }),
  /** Premium members as a share of all members; both exclude admins. */
  premiumPercent: percent,
  waitlist: z.object({ total: count, pilot: count, pilotPercent: percent }),
  revenue: RevenueModel,
  birthdays: z.object({
    known: count,
    total: count,
    today: count,
    next7Days: count,
    next30Days: count,
    /** Rupees: the gift budget times the number of birthdays in the next 30 days. */
    giftOpportunity: money,
    /** The nearest birthdays in the next 30 days, at most 5. */
    urgent: z.array(Birthday),
  }),
  goals: z.array(
    z.object({
      goal: z.enum(['pilotCouples', 'premiumUsers', 'cafes', 'monthlyRevenue']),
      current: z.number(),
      target: z.number(),
      percent,
    }),
  ),
});
export type Overview = z.infer<typeof Overview>;

export const Revenue = RevenueModel.extend({
  /** Confirmed payments of each of the last 12 months, in rupees. */
  received: MonthSeries,
  receivedTotal: money,
  partners: z.array(
    z.object({ id, businessName: z.string(), title: z.string(), fee: z.string().nullable(), monthly: money }),
  ),
});
export type Revenue = z.infer<typeof Revenue>;

export const Engagement = z.object({
  couples: count,
  /** Couples with two members. */
  pairedCouples: count,
  datesPlanned: count,
  datesAccepted: count,
  memories: count,
  activeCouples7Days: count,
  activeCouples30Days: count,
  activePercent30Days: percent,
  /** Features that couples used in the last 30 days, most used first. */
  features: z.array(z.object({ feature: z.enum(FEATURES), couples: count, percent })),
  activeCouplesByDay: DaySeries,
  datesByDay: DaySeries,
  memoriesByDay: DaySeries,
  /** The newest members of the current week, Monday to Sunday in India; at most 7. */
  newest: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), createdAt: instant })),
});
export type Engagement = z.infer<typeof Engagement>;

/** `is_premium` is true only for the member's own premium, not the partner's. */
const PremiumFlags = { is_premium: z.boolean(), premium_source: z.enum(PREMIUM_SOURCES).nullable() };
const RedemptionCounts = { total_redemptions: count, redemptions_last_30_days: count };
/** The rows have their fields in snake case, as the specification of the panel names them. */
export const RedemptionAnalytics = z.object({
  totalRedemptions: count,
  activeRedeemers: count,
  premiumRedemptions: count,
  topCategory: z.string().nullable(),
  /** The 500 members with the most redemptions. */
  userRedemptionCounts: z.array(
    z.object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      ...PremiumFlags,
      ...RedemptionCounts,
    }),
  ),
  dealRedemptionCounts: z.array(
    z.object({
      id,
      title: z.string(),
      business_name: z.string(),
      location: z.string(),
      category: z.string(),
      is_premium_only: z.boolean(),
      unique_users: count,
      ...RedemptionCounts,
    }),
  ),
  /** Newest first, with `X-Next-Cursor` while there are more. */
  allRedemptions: z.array(
    z.object({
      redemption_id: id,
      redemption_code: z.string(),
      redeemed_at: instant,
      deal_title: z.string(),
      business_name: z.string(),
      location: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      ...PremiumFlags,
    }),
  ),
  byDay: DaySeries,
});
export type RedemptionAnalytics = z.infer<typeof RedemptionAnalytics>;

/** A couple's figures. `partner2Name` is null for a couple with one member; `totalExpenses` is a sum in rupees. */
export const CoupleFigures = z.object({
  id,
  partner1Name: z.string(),
  partner2Name: z.string().nullable(),
  createdAt: instant,
  totalExpenses: money,
  dateCount: count,
  memoryCount: count,
  savingsCount: count,
  /** True if a member of the couple is premium. */
  isPremium: z.boolean(),
});
export type CoupleFigures = z.infer<typeof CoupleFigures>;

/**
 * Sample size (couples or members), the confidence in percent that follows from it, and the time of computation. The
 * confidence is 0 below 30 registered members, without admins; the panel then calls the figure one of low confidence.
 */
const Basis = { sample: count, confidence: count, computedAt: instant };

export const AiInsights = z.object({
  /** Couples without a premium member whose expenses reach the specification's threshold. */
  premiumCandidates: count,
  /** Score from 0 to 100: see `engagementScore` of the server's policy. */
  avgEngagementScore: percent,
  avgMonthlySpend: money,
  topSpendingCategory: z.string().nullable(),
  avgDatesPerMonth: z.number(),
  popularDateDay: z.string().nullable(),
  activeUsersPercent: percent,
  topFeature: z.string().nullable(),
  ...Basis,
});
export type AiInsights = z.infer<typeof AiInsights>;

export const GrowthPredictions = z.object({
  /** Percent a month, from a regression over the member counts of the last months. */
  monthlyGrowthRate: percent,
  /** The 95 % interval of the rate; null with fewer than three known months. */
  interval: z.object({ low: percent, high: percent }).nullable(),
  /** Predicted number of members in one month at this rate. */
  predictedUsers: count,
  users: MonthSeries,
  /** `confidence` in percent; `potentialRevenue` in rupees a month. */
  opportunities: z.array(z.object({ strategy: z.string(), potentialRevenue: money, confidence: count })),
  /** One-time costs of offers, which bring no revenue. */
  costs: z.array(z.object({ strategy: z.string(), cost: money })),
  ...Basis,
});
export type GrowthPredictions = z.infer<typeof GrowthPredictions>;

export const ChurnAnalysis = z.object({
  highRiskCount: count,
  riskFactors: z.array(
    z.object({
      reason: z.string(),
      affectedCouples: count,
      riskLevel: z.enum(['High', 'Medium', 'Low']),
    }),
  ),
  ...Basis,
});
export type ChurnAnalysis = z.infer<typeof ChurnAnalysis>;

export const InsightsPage = PageQuery.optional();
export type InsightsPageQuery = z.output<typeof InsightsPage>;
export const RedemptionsExport = PageQuery.pick({ search: true }).optional();
export type RedemptionsExport = z.output<typeof RedemptionsExport>;
export const CouplesPageQuery = PageQuery.extend({ order: timeOrder }).optional();
export type CouplesPageQuery = z.output<typeof CouplesPageQuery>;
