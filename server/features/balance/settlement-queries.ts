import { sql } from 'kysely';
import type { SettlementMethod } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { endPaymentRequests } from '#server/db/repositories/payment-requests.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';
import type { Room } from '#server/db/room.ts';

const columns = [
  'id',
  'from_user_id as fromUserId',
  'to_user_id as toUserId',
  'amount',
  'method',
  'note',
  'user_id as userId',
  'created_at as createdAt',
  sql<string>`coalesce(recorded_at, created_at)`.as('recordedAt'),
] as const;

/** The couple's settlements, newest first. Reads one more than the page's limit. */
export function listSettlements(db: Database, coupleId: CoupleId, page: PageRequest) {
  return db
    .selectFrom('settlements')
    .select(columns)
    .where('couple_id', '=', coupleId)
    .$call(pageByTime(page))
    .execute();
}

export function findSettlement(tx: Transaction, coupleId: CoupleId, settlementId: string) {
  return tx
    .selectFrom('settlements')
    .select(columns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', settlementId)
    .executeTakeFirst();
}

export interface NewSettlement {
  id: string;
  fromUserId: string;
  toUserId: string;
  amount: string;
  method: SettlementMethod;
  note: string | null;
  userId: string;
  since: string;
  createdAt: string;
  recordedAt: string;
}

/** Inserts a settlement, which ends requests to pay. */
export async function insertSettlement(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'settlements'>,
  settlement: NewSettlement,
) {
  await endPaymentRequests(tx, coupleId);
  return tx
    .insertInto('settlements')
    .values({
      couple_id: coupleId,
      id: settlement.id,
      from_user_id: settlement.fromUserId,
      to_user_id: settlement.toUserId,
      amount: settlement.amount,
      method: settlement.method,
      note: settlement.note,
      user_id: settlement.userId,
      since: settlement.since,
      created_at: settlement.createdAt,
      recorded_at: settlement.recordedAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Deletes a settlement and returns it, or `undefined` if it does not exist. */
export async function deleteSettlementRow(tx: Transaction, coupleId: CoupleId, settlementId: string) {
  await endPaymentRequests(tx, coupleId);
  return tx
    .deleteFrom('settlements')
    .where('couple_id', '=', coupleId)
    .where('id', '=', settlementId)
    .returning(columns)
    .executeTakeFirst();
}

/** The fields of an imported settlement that differ between the settlements of one import. */
export type ImportedSettlement = Pick<
  NewSettlement,
  'id' | 'fromUserId' | 'toUserId' | 'amount' | 'since' | 'createdAt'
>;

/** Inserts the settlements of an import in one statement. */
export async function insertImportedSettlements(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'settlements'>,
  { importId, userId, note, recordedAt }: { importId: string; userId: string; note: string; recordedAt: string },
  rows: readonly ImportedSettlement[],
): Promise<void> {
  if (rows.length === 0) return;
  await endPaymentRequests(tx, coupleId);
  const of = (key: keyof ImportedSettlement) => rows.map((row) => row[key]);
  await sql`
    insert into settlements (couple_id, import_id, user_id, method, note, recorded_at,
      id, from_user_id, to_user_id, amount, since, created_at)
    select ${coupleId}::uuid, ${importId}::uuid, ${userId}::uuid, 'other'::settlement_method, ${note}::text,
      ${recordedAt}::timestamptz, row.*
    from unnest(${of('id')}::uuid[], ${of('fromUserId')}::uuid[], ${of('toUserId')}::uuid[],
      ${of('amount')}::numeric[], ${of('since')}::date[], ${of('createdAt')}::timestamptz[]) as row`.execute(tx);
}

export async function deleteImportedSettlements(tx: Transaction, coupleId: CoupleId, importId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('settlements')
    .where('couple_id', '=', coupleId)
    .where('import_id', '=', importId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await endPaymentRequests(tx, coupleId);
}
