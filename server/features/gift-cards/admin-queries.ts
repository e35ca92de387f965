import { sql } from 'kysely';
import { AdminGiftCard, type GiftCardInput, type GiftCardTranslations } from '#domain/gift-cards/admin.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { columnsOf, toRow } from '#server/db/table-fields.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const adminCardColumns = [
  ...columnsOf('gift_cards', AdminGiftCard.omit({ translations: true })),
  sql<GiftCardTranslations>`translations`.as('translations'),
] as const;

/** All gift cards, newest first, with the words in brand or description. Reads one more than the page's limit. */
export function listCards(db: Database, page: PageRequest, search?: string) {
  const pattern = search && containsPattern(search);
  return db
    .selectFrom('gift_cards')
    .select(adminCardColumns)
    .$if(Boolean(pattern), (query) => query.where(sql<boolean>`brand || ' ' || description ilike ${pattern}`))
    .$call(pageByTime(page))
    .execute();
}

/** Counts gift cards. `inventoryValue` is the value of all stock in rupees. */
export function countCards(db: Database) {
  return db
    .selectFrom('gift_cards')
    .select((eb) => [
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where is_active)`.as('active'),
      sql<number>`coalesce(sum(denomination::bigint * stock_quantity), 0)::bigint`.as('inventoryValue'),
      eb
        .selectFrom('gift_card_orders')
        .select(sql<number>`count(*)`.as('count'))
        .where('status', '=', 'pending')
        .$asScalar()
        .$notNull()
        .as('pendingOrders'),
    ])
    .executeTakeFirstOrThrow();
}

export function findCard(db: Database, cardId: string) {
  return db.selectFrom('gift_cards').select(adminCardColumns).where('id', '=', cardId).executeTakeFirst();
}

export function lockCard(tx: Transaction, cardId: string) {
  return tx.selectFrom('gift_cards').select(adminCardColumns).where('id', '=', cardId).forUpdate().executeTakeFirst();
}

export function insertCard(tx: Transaction, card: GiftCardInput & { id: string; createdAt: string }) {
  return tx
    .insertInto('gift_cards')
    .values({ ...toColumns(card), brand: card.title, updated_at: card.createdAt })
    .returning(adminCardColumns)
    .executeTakeFirstOrThrow();
}

export function updateCard(tx: Transaction, cardId: string, patch: Partial<GiftCardInput>, updatedAt: string) {
  return tx
    .updateTable('gift_cards')
    .set(toRow({ ...toColumns(patch), updatedAt }))
    .where('id', '=', cardId)
    .returning(adminCardColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteCard(tx: Transaction, cardId: string): Promise<void> {
  await tx.deleteFrom('gift_cards').where('id', '=', cardId).execute();
}

function toColumns<Fields extends Partial<GiftCardInput>>({ title, translations, ...fields }: Fields) {
  return { ...toRow(fields), brand: title, translations: translations && JSON.stringify(translations) };
}
