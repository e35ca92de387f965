import { sql } from 'kysely';
import { settlements } from '#domain/balance/record.ts';
import { StoredSettlement } from '#domain/balance/schema.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import { endPaymentRequests } from '#server/db/repositories/payment-requests.ts';
import type { Room } from '#server/db/room.ts';
import type { FieldsOf } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { coupleRows } from '#server/platform/lists/couple-rows.ts';

const settlementRows = coupleRows(settlements, StoredSettlement);
export type SettlementRow = StoredSettlement;
export const { list: listSettlements, find: findSettlement } = settlementRows;

type NewSettlement = Parameters<typeof settlementRows.insert>[3];

/** Inserts a settlement, which ends requests to pay. */
export async function insertSettlement(
  tx: Transaction,
  coupleId: CoupleId,
  room: Room<'settlements'>,
  settlement: NewSettlement,
): Promise<SettlementRow> {
  await endPaymentRequests(tx, coupleId);
  return settlementRows.insert(tx, coupleId, room, settlement);
}

/** Deletes a settlement and returns it, or `undefined` if it does not exist. */
export async function deleteSettlementRow(tx: Transaction, coupleId: CoupleId, settlementId: string) {
  await endPaymentRequests(tx, coupleId);
  return settlementRows.remove(tx, coupleId, settlementId);
}

/** The fields of an imported settlement that differ between the settlements of one import. */
export type ImportedSettlement = Pick<
  FieldsOf<'settlements'>,
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
  touchRows(
    tx,
    settlements,
    { coupleId },
    rows.map(({ id }) => id),
  );
  await sql`
    insert into settlements (couple_id, import_id, user_id, method, note, recorded_at,
      id, from_user_id, to_user_id, amount, since, created_at)
    select ${coupleId}::uuid, ${importId}::uuid, ${userId}::uuid, 'other'::settlement_method, ${note}::text,
      ${recordedAt}::timestamptz, row.*
    from unnest(${of('id')}::uuid[], ${of('fromUserId')}::uuid[], ${of('toUserId')}::uuid[],
      ${of('amount')}::numeric[], ${of('since')}::date[], ${of('createdAt')}::timestamptz[]) as row`.execute(tx);
}

export async function deleteImportedSettlements(tx: Transaction, coupleId: CoupleId, importId: string): Promise<void> {
  const gone = await tx
    .deleteFrom('settlements')
    .where('couple_id', '=', coupleId)
    .where('import_id', '=', importId)
    .returning('id')
    .execute();
  touchRows(
    tx,
    settlements,
    { coupleId },
    gone.map(({ id }) => id),
  );
  if (gone.length > 0) await endPaymentRequests(tx, coupleId);
}
