import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Patch, withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { UsersPageQuery } from '#domain/users/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/generated.ts';
import { updateUserRow } from '#server/db/repositories/users.ts';
import { asFields, type FieldsOf } from '#server/db/table-fields.ts';
import { partnersPremium } from '#server/features/subscription/premium-service.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { OrderValue, PageRequest } from '#server/platform/lists/paging.ts';

const userColumns = [
  ...asFields(
    'users.id',
    'firstName',
    'lastName',
    'email',
    'emailVerified',
    'premiumUntil',
    'isAdmin',
    'mustChangePassword',
    'avatarVersion',
    'dateOfBirth',
    'city',
    'createdAt',
  ),
  partnersPremium.as('partnerPremiumUntil'),
] as const;

export type UserKind = NonNullable<NonNullable<UsersPageQuery>['kind']>;
export type UserOrder = NonNullable<NonNullable<UsersPageQuery>['order']>;

// Identical to the expression in the schema, because an index serves only the same expression.
const lowerName = sql<string>`lower(first_name || ' ' || last_name)`;
const lowerEmail = sql<string>`lower(email)`;
const searchText = sql<string>`lower(first_name || ' ' || last_name || ' ' || email)`;

/** The types of a cursor's values in each order. */
export const orderValues: Record<UserOrder, readonly OrderValue[]> = {
  newest: ['instant', 'id'],
  oldest: ['instant', 'id'],
  name: ['text', 'id'],
  'name-descending': ['text', 'id'],
  email: ['text', 'id'],
  'email-descending': ['text', 'id'],
};

export interface UserQuery {
  page: PageRequest;
  search: string | undefined;
  kind: UserKind | undefined;
  order: UserOrder;
  nowIso: string;
}

/** The members of the kind that contain the words. Reads one more than the page's limit. */
export function listUsers(db: Database, { page, search, kind, order, nowIso }: UserQuery) {
  return db
    .selectFrom('users')
    .select([...userColumns, lowerName.as('nameKey'), lowerEmail.as('emailKey')])
    .$if(Boolean(search), (query) => query.where(searchText, 'like', containsPattern((search ?? '').toLowerCase())))
    .$call((query) => ofKind(query, kind, nowIso))
    .$call((query) => inOrder(query, order, page))
    .limit(page.limit + 1)
    .execute();
}

type UserSelection<Row> = SelectQueryBuilder<DB, 'users', Row>;

function ofKind<Row>(query: UserSelection<Row>, kind: UserKind | undefined, nowIso: string) {
  if (kind === 'admin') return query.where('is_admin', '=', true);
  if (kind === 'unverified') return query.where('email_verified', '=', false);
  // Both conditions, so that the indexes of members who ever had premium serve every order.
  if (kind === 'premium') return query.where('premium_until', '>', nowIso).where('premium_until', 'is not', null);
  if (kind === 'free') {
    return query
      .where((eb) => eb.or([eb('premium_until', 'is', null), eb('premium_until', '<=', nowIso)]))
      .where(sql<boolean>`coalesce(${partnersPremium} <= ${nowIso}, true)`);
  }
  return query;
}

const keys = {
  newest: { key: sql`created_at`, direction: 'desc' },
  oldest: { key: sql`created_at`, direction: 'asc' },
  name: { key: lowerName, direction: 'asc' },
  'name-descending': { key: lowerName, direction: 'desc' },
  email: { key: lowerEmail, direction: 'asc' },
  'email-descending': { key: lowerEmail, direction: 'desc' },
} as const satisfies Record<UserOrder, { key: RawBuilder<unknown>; direction: 'asc' | 'desc' }>;

function inOrder<Row>(query: UserSelection<Row>, order: UserOrder, { after }: PageRequest) {
  const { key, direction } = keys[order];
  const [value, id] = after ?? [];
  const last = orderValues[order][0] === 'instant' ? sql`${value}::timestamptz` : sql`${value}`;
  const isAfterCursor =
    direction === 'asc'
      ? sql<boolean>`(${key}, id) > (${last}, ${id}::uuid)`
      : sql<boolean>`(${key}, id) < (${last}, ${id}::uuid)`;
  return query
    .$if(after !== undefined, (rest) => rest.where(isAfterCursor))
    .orderBy(key, direction)
    .orderBy('id', direction);
}

/** Locks the row until the transaction ends, so that the audit log's `before` is exact. */
export function lockUserForAdmin(tx: Transaction, userId: string) {
  return tx.selectFrom('users').select(userColumns).where('id', '=', userId).forUpdate().executeTakeFirst();
}

type UserFlags = Patch<Pick<FieldsOf<'users'>, 'emailVerified' | 'pendingEmail' | 'isAdmin' | 'mustChangePassword'>>;

export async function updateUserFlags(tx: Transaction, userId: string, flags: UserFlags): Promise<void> {
  const given = withoutUndefined(flags);
  if (Object.keys(given).length === 0) return;
  await updateUserRow(tx, userId, given);
}
