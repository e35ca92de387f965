import { sql, type Updateable } from 'kysely';
import type { DealInput, DealTranslations } from '#contract/admin/deals.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Deals } from '#server/db/generated.ts';
import { containsPattern } from '#server/platform/lists/contains-pattern.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const adminDealColumns = [
  'id',
  'business_name as businessName',
  'title',
  'offer_type as offerType',
  'offer_text as offerText',
  'description',
  'category',
  'original_price as originalPrice',
  'location',
  'address',
  'valid_from as validFrom',
  'valid_to as validTo',
  'promo_code as promoCode',
  'terms',
  'contact_info as contactInfo',
  'partnership_fee as partnershipFee',
  'is_active as isActive',
  'is_premium_only as isPremiumOnly',
  'is_featured as isFeatured',
  'max_redemptions as maxRedemptions',
  'current_redemptions as currentRedemptions',
  'created_at as createdAt',
  'updated_at as updatedAt',
  sql<DealTranslations>`translations`.as('translations'),
] as const;

/** All deals, newest first, with the words in title, business or location. Reads one more than the page's limit. */
export function listDeals(db: Database, page: PageRequest, search?: string) {
  const pattern = search && containsPattern(search);
  return db
    .selectFrom('deals')
    .select(adminDealColumns)
    .$if(Boolean(pattern), (query) =>
      query.where(sql<boolean>`title || ' ' || business_name || ' ' || location ilike ${pattern}`),
    )
    .$call(pageByTime(page))
    .execute();
}

export function findDeal(db: Database, dealId: string) {
  return db.selectFrom('deals').select(adminDealColumns).where('id', '=', dealId).executeTakeFirst();
}

export function lockDeal(tx: Transaction, dealId: string) {
  return tx
    .selectFrom('deals')
    .select(adminDealColumns)
    .where('id', '=', dealId)
    .forUpdate()
    .executeTakeFirst();
}

export function insertDeal(tx: Transaction, deal: DealInput & { id: string; createdAt: string }) {
  return tx
    .insertInto('deals')
    .values({
      ...toColumns(deal),
      id: deal.id,
      title: deal.title,
      business_name: deal.businessName,
      description: deal.description,
      category: deal.category,
      location: deal.location,
      valid_from: deal.validFrom,
      valid_to: deal.validTo,
      is_premium_only: deal.isPremiumOnly,
      is_active: deal.isActive,
      created_at: deal.createdAt,
      updated_at: deal.createdAt,
    })
    .returning(adminDealColumns)
    .executeTakeFirstOrThrow();
}

export function updateDealRow(tx: Transaction, dealId: string, patch: Partial<DealInput>, updatedAt: string) {
  return tx
    .updateTable('deals')
    .set({ ...toColumns(patch), updated_at: updatedAt })
    .where('id', '=', dealId)
    .returning(adminDealColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteDealRow(tx: Transaction, dealId: string): Promise<void> {
  await tx.deleteFrom('deals').where('id', '=', dealId).execute();
}

/** Maps fields to columns, and leaves out absent ones. */
function toColumns(deal: Partial<DealInput>): Updateable<Deals> {
  const columns: Updateable<Deals> = {
    title: deal.title,
    business_name: deal.businessName,
    description: deal.description,
    category: deal.category,
    offer_type: deal.offerType,
    offer_text: deal.offerText,
    original_price: deal.originalPrice,
    promo_code: deal.promoCode,
    location: deal.location,
    address: deal.address,
    valid_from: deal.validFrom,
    valid_to: deal.validTo,
    max_redemptions: deal.maxRedemptions,
    terms: deal.terms,
    contact_info: deal.contactInfo,
    partnership_fee: deal.partnershipFee,
    is_premium_only: deal.isPremiumOnly,
    is_active: deal.isActive,
    is_featured: deal.isFeatured,
    translations: deal.translations && JSON.stringify(deal.translations),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
