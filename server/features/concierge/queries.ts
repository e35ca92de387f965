import { sql } from 'kysely';
import type { ConciergeState } from '#domain/concierge/facts.ts';
import type { ConciergeRequestInput } from '#domain/concierge/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const requestColumns = asFields(
  'id',
  'kind',
  'userId',
  'occasion',
  'forDate',
  'budget',
  'wishes',
  'state',
  'answer',
  'createdAt',
  'decidedAt',
);

export interface Reader {
  id: string;
  coupleId: CoupleId | null;
}

/** True for requests that the member may read: their own gifts, and the plans of their couple. */
function isReadable({ id, coupleId }: Reader) {
  return sql<boolean>`(owner_id = ${id} or couple_id = ${coupleId})`;
}

function selectReadable(db: Database, reader: Reader) {
  return db.selectFrom('concierge_requests').select(requestColumns).where(isReadable(reader));
}

/** The member's readable requests, newest first. Reads one more than the page's limit. */
export function listRequests(db: Database, reader: Reader, page: PageRequest) {
  return selectReadable(db, reader).$call(pageByTime(page)).execute();
}

/** Locks a request that the member may read until the transaction ends. */
export function lockReadable(tx: Transaction, reader: Reader, requestId: string) {
  return selectReadable(tx, reader).where('id', '=', requestId).forUpdate().executeTakeFirst();
}

/** Serializes the requests of one member, so that each sees those before it. */
export async function lockAsker(tx: Transaction, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Counts the member's pending requests. Pending plans in a couple that they have left do not count. */
export async function countWaiting(tx: Transaction, reader: Reader): Promise<number> {
  const { count } = await tx
    .selectFrom('concierge_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', reader.id)
    .where('state', '=', 'waiting')
    .where(isReadable(reader))
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts a request. `coupleId` is the couple of a plan, or `null` for a gift, which belongs to the asker. */
export function insertRequest(
  tx: Transaction,
  _room: Room<'conciergeRequests'>,
  request: ConciergeRequestInput & {
    id: string;
    userId: string;
    coupleId: CoupleId | null;
    createdAt: string;
  },
) {
  const { id, kind, userId, coupleId, occasion, forDate = null, budget, wishes, createdAt } = request;
  return tx
    .insertInto('concierge_requests')
    .values(
      toRow({
        id,
        kind,
        ownerId: coupleId === null ? userId : null,
        coupleId,
        userId,
        occasion,
        forDate,
        budget,
        wishes,
        createdAt,
      }),
    )
    .returning(requestColumns)
    .executeTakeFirstOrThrow();
}
export type RequestRow = Awaited<ReturnType<typeof insertRequest>>;

export interface Decision {
  state: Exclude<ConciergeState, 'waiting'>;
  decidedAt: string;
  /** The admin who answered, present together with `answer`. */
  answer?: string;
  adminId?: string;
}

/** Writes the outcome of a request that the caller has locked. */
export function decideRequest(tx: Transaction, requestId: string, decision: Decision) {
  const { state, decidedAt, answer = null, adminId = null } = decision;
  return tx
    .updateTable('concierge_requests')
    .set(toRow({ state, decidedAt, answer, answeredBy: adminId }))
    .where('id', '=', requestId)
    .returning(requestColumns)
    .executeTakeFirstOrThrow();
}
