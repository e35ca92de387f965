import type { RedemptionAnalytics, RedemptionsExport } from '#domain/insights/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import type { PremiumSource } from '#domain/subscription/facts.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { recordExport } from '#server/features/audit/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { toCsvFile } from '#server/platform/lists/csv.ts';
import { readPages } from '#server/platform/lists/paging.ts';
import { listRedemptions } from './list-queries.ts';

/** Returns the redemptions that match the search as a spreadsheet, newest first. */
export async function exportRedemptions(context: MemberContext, filters: RedemptionsExport) {
  const { db, clock } = context;
  const nowIso = toIso(clock.now());
  const pages = readPages(
    (page) => listRedemptions(db, page, { search: filters?.search, nowIso }),
    (row) => [row.redeemed_at, row.redemption_id],
  );
  const name = `${brand.slug}-redemptions-${todayInIndia(clock)}.csv`;
  await recordExport(context, 'redemption.export', name, filters);
  return toCsvFile(context, { name, heads: Object.values(text.redemptionColumns), pages, toLine });
}

function planName(source: PremiumSource | null): string {
  if (source === 'partner') return text.premiumOfPartner;
  return source ? text.premium : text.free;
}

/** The cells of a redemption, in the order of `redemptionColumns`. */
function toLine(row: RedemptionAnalytics['allRedemptions'][number]): string[] {
  return [
    row.redemption_code,
    row.redeemed_at,
    row.deal_title,
    row.business_name,
    row.location,
    row.first_name,
    row.last_name,
    planName(row.premium_source),
  ];
}
