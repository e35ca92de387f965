import { sql } from 'kysely';
import { AdminDeal, type DealInput, type DealTranslations } from '#domain/deals/admin.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { columnsOf, toRow } from '#server/db/table-fields.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const adminDealColumns = [
  ...columnsOf('deals', AdminDeal.omit({ translations: true })),
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
  return tx.selectFrom('deals').select(adminDealColumns).where('id', '=', dealId).forUpdate().executeTakeFirst();
}

export function insertDeal(tx: Transaction, deal: DealInput & { id: string; createdAt: string }) {
  return tx
    .insertInto('deals')
    .values({ ...toColumns(deal), updated_at: deal.createdAt })
    .returning(adminDealColumns)
    .executeTakeFirstOrThrow();
}

export function updateDealRow(tx: Transaction, dealId: string, patch: Partial<DealInput>, updatedAt: string) {
  return tx
    .updateTable('deals')
    .set(toRow({ ...toColumns(patch), updatedAt }))
    .where('id', '=', dealId)
    .returning(adminDealColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteDealRow(tx: Transaction, dealId: string): Promise<void> {
  await tx.deleteFrom('deals').where('id', '=', dealId).execute();
}

function toColumns<Fields extends Partial<DealInput>>({ translations, ...fields }: Fields) {
  return { ...toRow(fields), translations: translations && JSON.stringify(translations) };
}
