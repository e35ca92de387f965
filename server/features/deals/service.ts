import { randomUUIDv7 } from 'node:crypto';
import { WEEKLY_REDEMPTIONS } from '#domain/deals/facts.ts';
import { redemptionWeekStart } from '#domain/deals/redemption-week.ts';
import type { BrandDeal, Redemption } from '#domain/deals/schema.ts';
import { localize } from '#domain/kernel/localize.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import { dealsText } from '#messages/deals.ts';
import { readersLanguage } from '#messages/reader-language.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { readNewest } from '#server/platform/lists/paging.ts';
import { makeCode } from '#server/platform/secrets/secrets.ts';
import {
  countRedemptionsSince,
  incrementRedemptions,
  insertRedemption,
  listOpenDeals,
  listRedemptions,
  lockOpenDeal,
  type DealRow,
  type RedemptionRow,
} from './queries.ts';

const CODE_LENGTH = 8;
const SHOWN_REDEMPTIONS = 500;

/**
 * Returns the deals that can be redeemed today. Promo codes are hidden from visitors, and those of premium deals until
 * they are redeemed.
 */
export async function readDeals({ db, clock, member }: PublicContext): Promise<BrandDeal[]> {
  const rows = await listOpenDeals(db, todayInIndia(clock));
  return rows.map((row) => ({
    ...toDeal(row),
    promoCode: member && !row.isPremiumOnly ? row.promoCode : null,
  }));
}

/**
 * Redeems a deal for the member. The deal's row is locked first, so that its limit and the member's weekly quota hold
 * under concurrency.
 */
export async function redeemDeal(context: MemberContext, { id }: { id: string }) {
  const { member, clock } = context;
  return context.change(async (tx) => {
    const row = await lockOpenDeal(tx, id, todayInIndia(clock));
    if (!row) throw refuse.notFound();
    if (row.isPremiumOnly && !member.isPremium) throw refuse.forbidden('premium_only', dealsText.premiumOnly);
    const redeemedAt = toIso(clock.now());
    const used = await countRedemptionsSince(tx, member.id, row.id, redemptionWeekStart(redeemedAt));
    if (used >= WEEKLY_REDEMPTIONS[member.isPremium ? 'premium' : 'free'])
      throw refuse.quotaExceeded('weekly_limit', member.isPremium ? dealsText.weeklyPremium : dealsText.weeklyFree);
    if (row.maxRedemptions !== null && row.currentRedemptions >= row.maxRedemptions)
      throw refuse.conflict('deal_exhausted', dealsText.exhausted);
    const redemptionCode = await insertUniqueRedemption(tx, { row, userId: member.id, redeemedAt });
    await incrementRedemptions(tx, row.id);
    return { redemptionCode, deal: { ...toDeal(row), currentRedemptions: row.currentRedemptions + 1 } };
  });
}

/** Returns the member's redemptions, newest first. */
export async function readRedemptions(context: MemberContext, query: ShortPageQuery): Promise<Redemption[]> {
  const { db, member } = context;
  const rows = await readNewest(
    context,
    query,
    SHOWN_REDEMPTIONS,
    (page) => listRedemptions(db, member.id, page),
    ({ redeemedAt, id }) => [redeemedAt, id],
  );
  return rows.map(toRedemption);
}

/** Inserts the redemption under a random code, and retries with another if the code is taken. */
async function insertUniqueRedemption(
  tx: Transaction,
  { row, userId, redeemedAt }: { row: DealRow; userId: string; redeemedAt: string },
): Promise<string> {
  const redemption = {
    id: randomUUIDv7(),
    userId,
    redeemedAt,
    deal: row,
    redemptionCode: makeCode(CODE_LENGTH),
  };
  const isInserted = await insertRedemption(tx, redemption);
  return isInserted ? redemption.redemptionCode : insertUniqueRedemption(tx, { row, userId, redeemedAt });
}

/** Returns the deal in the reader's language. */
function toDeal(row: DealRow): BrandDeal {
  const deal = localize(row, readersLanguage());
  return { ...deal, offerText: deal.offerText ?? deal.title };
}

/** Returns the redemption in the reader's language, with the texts that the deal had. */
function toRedemption({ dealTitle, ...row }: RedemptionRow): Redemption {
  const { title, ...redemption } = localize({ ...row, title: dealTitle }, readersLanguage());
  const isTitle = row.offerText === dealTitle && redemption.offerText === dealTitle;
  return { ...redemption, dealTitle: title, offerText: isTitle ? title : redemption.offerText };
}
