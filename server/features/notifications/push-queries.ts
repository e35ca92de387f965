import { compileOnce } from '#packages/kysely-pipeline/compile-once.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

export interface NewSubscription {
  userId: string;
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: string;
}

/** Stores a browser's subscription. If another member signs in on the browser, it becomes theirs. */
export async function upsertSubscription(tx: Transaction, subscription: NewSubscription): Promise<void> {
  const { endpoint, ...fields } = subscription;
  const owner = toRow(fields);
  await tx
    .insertInto('push_subscriptions')
    .values({ ...owner, endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
    .execute();
}

/** Deletes the member's oldest subscriptions except the newest `kept`. */
export async function deleteOldestSubscriptions(tx: Transaction, userId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(kept),
    )
    .execute();
}

export async function hasSubscription(db: Database, userId: string, endpoint: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listSubscriptionIds(db: Database, userId: string): Promise<string[]> {
  const rows = await findSubscriptionIds(db, { userId });
  return rows.map(({ id }) => id);
}

const findSubscriptionIds = compileOnce(['userId'], (db: Database, { userId }: { userId: string }) =>
  db.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId),
);

/** Lists every browser of the members. */
export function listSubscriptionsOf(db: Database, userIds: readonly string[]) {
  return db
    .selectFrom('push_subscriptions')
    .select([...asFields('userId'), 'id as subscriptionId'])
    .where('user_id', 'in', userIds)
    .execute();
}

export function findSubscription(db: Database, userId: string, subscriptionId: string) {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
}

export async function deleteSubscription(db: Database, userId: string, subscriptionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('id', '=', subscriptionId).execute();
}

export async function deleteSubscriptionsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
}

export async function deleteSubscriptionByEndpoint(db: Database, userId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();
}
