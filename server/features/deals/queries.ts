import { sql } from 'kysely';
import type { DealTranslations } from '#domain/deals/admin.ts';
import { BrandDeal, Redemption } from '#domain/deals/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { columnsOf, toRow } from '#server/db/table-fields.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const dealColumns = [...columnsOf('deals', BrandDeal), sql<DealTranslations>`translations`.as('translations')] as const;

export type DealRow = Awaited<ReturnType<typeof listOpenDeals>>[number];

/** The deals that can be redeemed on the day: active and within their dates, featured first, then by end. */
export function listOpenDeals(db: Database, today: string) {
  return db
    .selectFrom('deals')
    .select(dealColumns)
    .where('is_active', '=', true)
    .where('valid_from', '<=', today)
    .where('valid_to', '>=', today)
    .orderBy('is_featured', 'desc')
    .orderBy('valid_to')
    .orderBy('id')
    .execute();
}

/** Locks a deal that can be redeemed on the day until `tx` ends, so that redemptions of one deal are serialized. */
export function lockOpenDeal(tx: Transaction, dealId: string, today: string) {
  return tx
    .selectFrom('deals')
    .select(dealColumns)
    .where('id', '=', dealId)
    .where('is_active', '=', true)
    .where('valid_from', '<=', today)
    .where('valid_to', '>=', today)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts the member's redemptions of the deal since the instant. */
export async function countRedemptionsSince(
  tx: Transaction,
  userId: string,
  dealId: string,
  since: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('deal_redemptions')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('deal_id', '=', dealId)
    .where('redeemed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewRedemption {
  id: string;
  userId: string;
  redemptionCode: string;
  redeemedAt: string;
  deal: DealRow;
}

/** Inserts the redemption with a copy of the deal, and returns false if another redemption has the same code. */
export async function insertRedemption(tx: Transaction, redemption: NewRedemption): Promise<boolean> {
  const { deal } = redemption;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('deal_redemptions')
    .values(
      toRow({
        userId: redemption.userId,
        id: redemption.id,
        dealId: deal.id,
        redemptionCode: redemption.redemptionCode,
        redeemedAt: redemption.redeemedAt,
        dealTitle: deal.title,
        businessName: deal.businessName,
        offerText: deal.offerText ?? deal.title,
        category: deal.category,
        location: deal.location,
        promoCode: deal.promoCode,
        terms: deal.terms,
        isPremiumOnly: deal.isPremiumOnly,
        translations: JSON.stringify(deal.translations),
      }),
    )
    .onConflict((conflict) => conflict.column('redemption_code').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function incrementRedemptions(tx: Transaction, dealId: string): Promise<void> {
  await tx
    .updateTable('deals')
    .set((eb) => ({ current_redemptions: eb('current_redemptions', '+', 1) }))
    .where('id', '=', dealId)
    .execute();
}

/** The member's redemptions, newest first. Reads one more than the page's limit. */
export function listRedemptions(db: Database, userId: string, page: PageRequest) {
  return db
    .selectFrom('deal_redemptions')
    .select([...columnsOf('deal_redemptions', Redemption), sql<DealTranslations>`translations`.as('translations')])
    .where('user_id', '=', userId)
    .$call(pageByTime(page, ['redeemed_at', 'id']))
    .execute();
}
export type RedemptionRow = Awaited<ReturnType<typeof listRedemptions>>[number];
