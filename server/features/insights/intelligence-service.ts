import { EXPENSE_CATEGORIES } from '#domain/expenses/facts.ts';
import { type AiInsights, type ChurnAnalysis, FEATURES, type GrowthPredictions } from '#domain/insights/schema.ts';
import { percentOf } from '#domain/kernel/money.ts';
import { pilotCities } from '#domain/site/cities.ts';
import { insightsText } from '#messages/en/admin/insights.ts';
import { financesText } from '#messages/finances.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import {
  ALONE_DAYS,
  birthdayKeys,
  confidenceOf,
  fitGrowth,
  GIFT_BUDGET,
  GROWTH_MONTHS,
  monthsUntil,
  toMoney,
  WINDOW_DAYS,
} from './policy.ts';
import {
  countBirthdays,
  countFeatures,
  countPremiumCandidates,
  countRisks,
  countUsers,
  countWaiting,
  findLargest,
  readMonths,
  sumCouples,
} from './queries.ts';
import { refreshStats } from './rollup-service.ts';

/**
 * Returns insights about couples from the rollups. Averages cover the couples with such activity in the last 30 days.
 */
export async function readAiInsights(context: MemberContext): Promise<AiInsights> {
  await refreshStats(context);
  const { db, clock } = context;
  const nowIso = toIso(clock.now());
  const [sums, users, premiumCandidates, category, weekday, used] = await Promise.all([
    sumCouples(db, windowsOf(context)),
    countUsers(db, nowIso),
    countPremiumCandidates(db, nowIso),
    findLargest(db, 'spent:'),
    findLargest(db, 'weekday:'),
    countFeatures(db),
  ]);
  const known = EXPENSE_CATEGORIES.find((each) => each === category);
  const feature = FEATURES.find((each) => each === used[0]?.feature);
  return {
    premiumCandidates,
    avgEngagementScore: Math.round(Number(sums.score ?? 0) * 10) / 10,
    avgMonthlySpend: toMoney(sums.spenders === 0 ? 0 : Number(sums.recentSpend) / sums.spenders),
    topSpendingCategory: known ? financesText.categories[known] : null,
    avgDatesPerMonth: sums.couples === 0 ? 0 : Math.round((sums.recentDates / sums.couples) * 10) / 10,
    popularDateDay: weekday === null ? null : (insightsText.weekdays[Number(weekday) - 1] ?? null),
    activeUsersPercent: Math.min(100, percentOf(sums.activeMembers, users.total)),
    topFeature: feature ? insightsText.features[feature] : null,
    sample: sums.couples,
    confidence: confidenceOf(sums.couples, users.members),
    computedAt: nowIso,
  };
}

/**
 * Returns growth by regression over the month-end totals of the last months, and the current month with its total so
 * far.
 */
export async function readGrowth(context: MemberContext): Promise<GrowthPredictions> {
  await refreshStats(context);
  const { db, clock } = context;
  const nowIso = toIso(clock.now());
  const today = todayInIndia(clock);
  const [joined, users, candidates, risks, pilotWaiting, birthdays, price] = await Promise.all([
    readMonths(db, 'users'),
    countUsers(db, nowIso),
    countPremiumCandidates(db, nowIso),
    countRisks(db, risksSince(context)),
    countWaiting(db, pilotCities),
    countBirthdays(db, birthdayKeys(today, WINDOW_DAYS)),
    readNumber(db, 'premium_subscription_price'),
  ]);
  const totals = sumUntil(joined, monthsUntil(today, GROWTH_MONTHS + 1));
  const growth = fitGrowth(totals.map(({ value }) => value));
  // The expected revenue of a new couple: the current share of premium members times the price. Admins do not count.
  const share = users.members === 0 ? 0 : users.premiumMembers / users.members;
  const celebrating = [...birthdays.values()].reduce((total, members) => total + members, 0);
  const opportunities = [
    {
      strategy: insightsText.offerPremium(candidates),
      couples: candidates,
      revenue: candidates * price,
    },
    {
      strategy: insightsText.openPilot(pilotWaiting),
      couples: pilotWaiting,
      revenue: pilotWaiting * 2 * share * price,
    },
    {
      strategy: insightsText.winBack(risks.quiet),
      couples: risks.quiet,
      revenue: risks.quiet * 2 * share * price,
    },
  ];
  return {
    monthlyGrowthRate: growth.rate,
    interval: growth.interval,
    predictedUsers: growth.predicted,
    users: totals,
    opportunities: opportunities
      .filter(({ couples }) => couples > 0)
      .toSorted((a, b) => b.revenue - a.revenue)
      .map(({ strategy, couples, revenue }) => ({
        strategy,
        potentialRevenue: toMoney(Math.round(revenue)),
        confidence: confidenceOf(couples, users.members),
      })),
    costs:
      celebrating === 0
        ? []
        : [{ strategy: insightsText.birthdayGifts(celebrating), cost: toMoney(celebrating * GIFT_BUDGET) }],
    sample: users.total,
    confidence: confidenceOf(users.total, users.members),
    computedAt: nowIso,
  };
}

/**
 * Returns couples at risk by recency (no record for 30 days), frequency (half of the previous window), and two weaker
 * signs.
 */
export async function readChurn(context: MemberContext): Promise<ChurnAnalysis> {
  await refreshStats(context);
  const nowIso = toIso(context.clock.now());
  const [risks, users] = await Promise.all([
    countRisks(context.db, risksSince(context)),
    countUsers(context.db, nowIso),
  ]);
  const factors = [
    { reason: insightsText.quiet, affectedCouples: risks.quiet, riskLevel: 'High' },
    { reason: insightsText.fallen, affectedCouples: risks.fallen, riskLevel: 'Medium' },
    { reason: insightsText.alone(ALONE_DAYS), affectedCouples: risks.alone, riskLevel: 'Medium' },
    { reason: insightsText.dateless, affectedCouples: risks.dateless, riskLevel: 'Low' },
  ] as const;
  return {
    highRiskCount: risks.quiet,
    riskFactors: factors.filter(({ affectedCouples }) => affectedCouples > 0),
    sample: risks.couples,
    confidence: confidenceOf(risks.couples, users.members),
    computedAt: nowIso,
  };
}

/** Sums the running totals at the end of the months. */
function sumUntil(joined: ReadonlyMap<string, number>, months: readonly string[]) {
  return months.map((month) => ({
    month,
    value: [...joined].reduce((total, [key, value]) => (key <= month ? total + value : total), 0),
  }));
}

function windowsOf(context: MemberContext) {
  return { week: daysAgo(context, 7), window: daysAgo(context, WINDOW_DAYS) };
}

function risksSince(context: MemberContext) {
  return { window: daysAgo(context, WINDOW_DAYS), alone: daysAgo(context, ALONE_DAYS) };
}

function daysAgo({ clock }: MemberContext, days: number): string {
  return toIso(clock.now().subtract({ hours: 24 * days }));
}
