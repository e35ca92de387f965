import { sql } from 'kysely';
import type { ConciergeState } from '#domain/concierge/facts.ts';
import type { TimeOrder } from '#domain/kernel/paging.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

/** True for requests that the admin may see. A gift requested by them or their partner remains a surprise. */
export function isNoGiftOf(coupleId: CoupleId | null) {
  return sql<boolean>`(concierge_requests.kind <> 'gift' or concierge_requests.owner_id not in (
    select user_id from couple_members where couple_id = ${coupleId}))`;
}

export interface RequestsQuery {
  coupleId: CoupleId | null;
  page: PageRequest;
  search: string | undefined;
  state: ConciergeState | undefined;
  order: TimeOrder;
}

/**
 * The requests of all members except gifts of the admin's own couple, newest first unless `order` asks for the oldest.
 * Reads one more than the page's limit.
 */
export function listRequestsForAdmin(db: Database, { coupleId, page, search, state, order }: RequestsQuery) {
  const pattern = search && containsPattern(search);
  return selectForAdmin(db)
    .where(isNoGiftOf(coupleId))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(Boolean(pattern), (query) =>
      query.where(sql<boolean>`concat_ws(' ', first_name, last_name, email, occasion) ilike ${pattern}`),
    )
    .$call(pageByTime(page, ['concierge_requests.created_at', 'concierge_requests.id'], order))
    .execute();
}

export function findRequestForAdmin(db: Database, requestId: string) {
  return selectForAdmin(db).where('concierge_requests.id', '=', requestId).executeTakeFirst();
}

/** Locks a request that the admin may see until the transaction ends, and returns its state. */
export function lockRequest(tx: Transaction, coupleId: CoupleId | null, requestId: string) {
  return tx
    .selectFrom('concierge_requests')
    .select(['id', 'kind', 'occasion', 'state'])
    .where('id', '=', requestId)
    .where(isNoGiftOf(coupleId))
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The members who may read a request: the asker of a gift, or both members of the couple with the plan. `isVerified` is
 * true if their address is verified.
 */
export function listReaders(db: Database, requestId: string) {
  return db
    .selectFrom('users')
    .select(['id as userId', ...asFields('firstName', 'email', 'language'), 'email_verified as isVerified'])
    .where(
      sql<boolean>`id in (
        select owner_id from concierge_requests where id = ${requestId}
        union
        select couple_members.user_id from concierge_requests requests join couple_members using (couple_id)
        where requests.id = ${requestId})`,
    )
    .orderBy('id')
    .execute();
}

function selectForAdmin(db: Database) {
  return db
    .selectFrom('concierge_requests')
    .leftJoin('users', 'users.id', 'concierge_requests.user_id')
    .select([
      ...asFields(
        'concierge_requests.id',
        'kind',
        'occasion',
        'forDate',
        'budget',
        'wishes',
        'state',
        'answer',
        'concierge_requests.createdAt',
        'decidedAt',
      ),
      'users.id as userId',
      ...asFields('firstName', 'lastName', 'email', 'city'),
    ]);
}
