import type {
  CoupleFigures,
  CouplesPageQuery,
  InsightsPageQuery,
  RedemptionAnalytics,
} from '#domain/insights/schema.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { countByDeal, countByUser, countRedemptions, listCouples, listRedemptions } from './list-queries.ts';
import { fillDays, WINDOW_DAYS } from './policy.ts';
import { readDays } from './queries.ts';
import { refreshStats } from './rollup-service.ts';

/** Returns the couples with their current figures. */
export async function readCouples(context: MemberContext, input: CouplesPageQuery): Promise<CoupleFigures[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const rows = await listCouples(context.db, page, { ...input, nowIso: toIso(context.clock.now()) });
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]);
}

/** Returns the redemptions by member and by deal, and their list. */
export async function readRedemptionAnalytics(
  context: MemberContext,
  input: InsightsPageQuery,
): Promise<RedemptionAnalytics> {
  const page = parsePageRequest(input, ['instant', 'id']);
  await refreshStats(context);
  const { db, clock } = context;
  const nowIso = toIso(clock.now());
  const since = toIso(clock.now().subtract({ hours: 24 * WINDOW_DAYS }));
  const today = todayInIndia(clock);
  const firstDay = Temporal.PlainDate.from(today).subtract({ days: WINDOW_DAYS }).toString();
  const [totals, byUser, byDeal, redemptions, days] = await Promise.all([
    countRedemptions(db, since, nowIso),
    countByUser(db, since, nowIso),
    countByDeal(db, since),
    listRedemptions(db, page, { search: input?.search, nowIso }),
    readDays(db, 'redemptions', firstDay),
  ]);
  return {
    totalRedemptions: totals.total,
    activeRedeemers: totals.redeemers,
    premiumRedemptions: totals.premium,
    topCategory: totals.category,
    userRedemptionCounts: byUser,
    dealRedemptionCounts: byDeal,
    allRedemptions: toPage(context, redemptions, page, (row) => [row.redeemed_at, row.redemption_id]),
    byDay: fillDays(days, today, WINDOW_DAYS),
  };
}
