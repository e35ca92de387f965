import { sql } from 'kysely';
import type { WalletCause } from '#domain/wallet/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

/** Locks the member's wallet until the transaction ends, creating it if necessary, and returns the balance. */
export async function lockWallet(tx: Transaction, userId: string): Promise<number> {
  const { balance } = await tx
    .insertInto('wallets')
    .values(toRow({ userId, balance: 0 }))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet((eb) => ({ balance: eb.ref('wallets.balance') })))
    .returning('balance')
    .executeTakeFirstOrThrow();
  return balance;
}

export interface NewEntry {
  userId: string;
  id: string;
  amount: number;
  balanceAfter: number;
  cause: WalletCause;
  causeKey: string;
  params: object;
  createdAt: string;
}

/** Inserts the entry, or returns false if its cause has been booked before. */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<boolean> {
  const inserted = await tx
    .insertInto('wallet_entries')
    .values(toRow({ ...entry, params: JSON.stringify(entry.params) }))
    .onConflict((conflict) => conflict.columns(['user_id', 'cause_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Sums the coins that the member has earned since the instant `since`. */
export async function sumEarned(tx: Transaction, userId: string, since: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('wallet_entries')
    .select(sql<number>`coalesce(sum(amount), 0)::integer`.as('sum'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('cause', 'in', ['checkin', 'achievement'])
    .executeTakeFirstOrThrow();
  return sum;
}

export async function setBalance(tx: Transaction, userId: string, balance: number): Promise<void> {
  await tx.updateTable('wallets').set({ balance }).where('user_id', '=', userId).execute();
}

export async function findBalance(db: Database, userId: string): Promise<number> {
  const row = await db.selectFrom('wallets').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return row?.balance ?? 0;
}

/** Returns the entry of a cause that has been booked. */
export function findEntry(db: Database, userId: string, causeKey: string) {
  return db
    .selectFrom('wallet_entries')
    .select(['amount', 'balance_after as balanceAfter'])
    .where('user_id', '=', userId)
    .where('cause_key', '=', causeKey)
    .executeTakeFirst();
}

/** The member's entries, newest first. Reads one more than the page's limit. */
export function listEntries(db: Database, userId: string, page: PageRequest) {
  const [createdAt, number] = page.after ?? [];
  return db
    .selectFrom('wallet_entries')
    .select(asFields('id', 'number', 'cause', 'params', 'amount', 'balanceAfter', 'createdAt'))
    .where('user_id', '=', userId)
    .$if(createdAt !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, number) < (${createdAt}::timestamptz, ${number}::bigint)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(page.limit + 1)
    .execute();
}
