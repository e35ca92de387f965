import type { DeletedRecord } from '#contract/trash.ts';
import type { OwnRecordKind, RecordKind, SharedRecordKind } from '#domain/records.ts';
import { TRASH_DAYS } from '#contract/constants/trash.ts';
import type { ShortPageQuery } from '#contract/paging.ts';
import { trashText } from '#messages/trash.ts';
import { fieldsText } from '#messages/fields.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Clock, toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  type DeletedKey,
  deleteRecord,
  deleteRecordsBefore,
  findDeleted,
  insertOwnRecord,
  insertSharedRecord,
  isInTrash,
  listDeletedRecords,
  restoreOwnRecord,
  restoreSharedRecord,
} from './queries.ts';

const TRASH_HOURS = TRASH_DAYS * 24;

/** Moves a record of the couple to the trash, where other reads no longer find it. Throws 404 if it does not exist. */
export async function moveSharedToTrash(
  tx: Transaction,
  context: MemberContext,
  { kind, id }: { kind: SharedRecordKind; id: string },
): Promise<void> {
  const { coupleId } = context.member;
  const isMoved = coupleId && (await insertSharedRecord(tx, { kind, coupleId, id }, deletionBy(context)));
  if (!isMoved) throw refuse.notFound();
}

/** Moves records of the couple to the trash at one instant, which tells later that they were deleted together. */
export async function moveAllToTrash(
  tx: Transaction,
  context: MemberContext,
  { kind, ids, deletedAt }: { kind: SharedRecordKind; ids: readonly string[]; deletedAt: string },
): Promise<void> {
  const { coupleId, id: deletedBy } = context.member;
  if (!coupleId) throw refuse.notFound();
  for (const id of ids) await insertSharedRecord(tx, { kind, coupleId, id }, { deletedBy, deletedAt });
}

/** Moves a record of a member to the trash: the caller's own, or one that the partner lets them delete. */
export async function moveOwnToTrash(
  tx: Transaction,
  context: MemberContext,
  record: { kind: OwnRecordKind; userId: string; id: string; isShared: boolean },
): Promise<void> {
  if (!(await insertOwnRecord(tx, record, deletionBy(context)))) throw refuse.notFound();
}

/** Restores a record of the couple unchanged. Throws 404 if it is not in the trash or its time is over. */
export async function restoreShared(
  tx: Transaction,
  { member, clock }: MemberContext,
  { kind, id }: { kind: SharedRecordKind; id: string },
): Promise<void> {
  const { coupleId } = member;
  const isBack = coupleId && (await restoreSharedRecord(tx, { kind, coupleId, id }, trashBegin(clock)));
  if (!isBack) throw refuse.notFound('undo_over', trashText.gone);
}

export async function restoreOwn(
  tx: Transaction,
  { member, clock }: MemberContext,
  { kind, id }: { kind: OwnRecordKind; id: string },
): Promise<void> {
  if (!(await restoreOwnRecord(tx, { kind, viewer: member, id }, trashBegin(clock))))
    throw refuse.notFound('undo_over', trashText.gone);
}

/** Returns a page of the trash, with `X-Next-Cursor` if more records follow. */
export async function readTrash(context: MemberContext, query: ShortPageQuery): Promise<DeletedRecord[]> {
  const page = parsePageRequest(query, ['instant', 'id', 'text']);
  const rows = await listDeletedRecords(context.db, context.member, trashBegin(context.clock), page);
  return toPage(context, rows, page, ({ deletedAt, id, kind }) => [deletedAt, id, kind]).map((row) => ({
    ...row,
    deletedForGoodAt: toIso(Temporal.Instant.from(row.deletedAt).add({ hours: TRASH_HOURS })),
  }));
}

export async function deleteForGood(
  context: MemberContext,
  input: { id: string; kind?: RecordKind | undefined },
): Promise<void> {
  await context.change(async (tx) => {
    const record = await findDeleted(tx, context.member, input);
    if (!record || !(await deleteRecord(tx, record))) throw refuse.notFound();
    await context.jobs.send(tx, sweepFilesJob, {});
  });
}

/**
 * Rejects a client-chosen id for a new record while the trash holds a record of that kind and id, which could not be
 * restored otherwise.
 */
export async function checkIdIsFree(tx: Transaction, record: DeletedKey): Promise<void> {
  if (await isInTrash(tx, record)) throw refuse.conflict('id_taken', fieldsText.idTaken);
}

/** Deletes all records for good whose time in the trash is over. */
export async function emptyTrash({ db, clock }: Platform): Promise<void> {
  await inTransaction(db, (tx) => deleteRecordsBefore(tx, trashBegin(clock)));
}

function deletionBy({ member, clock }: MemberContext) {
  return { deletedBy: member.id, deletedAt: toIso(clock.now()) };
}

/** Returns the instant before which deleted records count as gone, even if the job is late. */
function trashBegin(clock: Clock): string {
  return toIso(clock.now().subtract({ hours: TRASH_HOURS }));
}
