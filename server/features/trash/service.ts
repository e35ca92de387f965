import { dateSeries } from '#domain/dates/record.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import {
  copiedOfKind,
  isOwnKind,
  type OwnRecordKind,
  type RecordKind,
  type SharedRecordKind,
} from '#domain/registry/records.ts';
import { type DeletedRecord, TRASH_DAYS } from '#domain/trash/schema.ts';
import { fieldsText } from '#messages/fields.ts';
import { trashText } from '#messages/trash.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Clock, toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { noticeDeletions, noticeRestored } from './notice-service.ts';
import {
  type Author,
  type DeletedKey,
  deleteRecord,
  deleteRecordsBefore,
  findDeleted,
  type FoundRecord,
  insertOwnRecord,
  insertSharedRecord,
  isInTrash,
  listParts,
  listSeriesOf,
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
  const moved = coupleId && (await insertSharedRecord(tx, { kind, coupleId, id }, deletionBy(context)));
  if (!moved) throw refuse.notFound();
  await touchWhole(tx, coupleId, { kind, id });
  await noticeDeletions(tx, context, [moved]);
}

/** Moves records of the couple to the trash at one instant, which tells later that they were deleted together. */
export async function moveAllToTrash(
  tx: Transaction,
  context: MemberContext,
  { kind, ids, deletedAt }: { kind: SharedRecordKind; ids: readonly string[]; deletedAt: string },
): Promise<void> {
  const { coupleId, id: deletedBy } = context.member;
  if (!coupleId) throw refuse.notFound();
  const moved: Author[] = [];
  for (const id of ids) {
    const author = await insertSharedRecord(tx, { kind, coupleId, id }, { deletedBy, deletedAt });
    if (!author) continue;
    await touchWhole(tx, coupleId, { kind, id });
    moved.push(author);
  }
  await noticeDeletions(tx, context, moved);
}

/** Moves a record of a member to the trash: the caller's own, or one that the partner lets them delete. */
export async function moveOwnToTrash(
  tx: Transaction,
  context: MemberContext,
  record: { kind: OwnRecordKind; userId: string; id: string; isShared: boolean },
): Promise<void> {
  if (!(await insertOwnRecord(tx, record, deletionBy(context)))) throw refuse.notFound();
  await noticeDeletions(tx, context, [record]);
}

/** Restores a record of the couple unchanged. Throws 404 if it is not in the trash or its time is over. */
export async function restoreShared(
  tx: Transaction,
  context: MemberContext,
  { kind, id }: { kind: SharedRecordKind; id: string },
): Promise<void> {
  const { clock, member } = context;
  const { coupleId } = member;
  const isBack = coupleId && (await restoreSharedRecord(tx, { kind, coupleId, id }, trashBegin(clock)));
  if (!isBack) throw refuse.notFound('undo_over', trashText.gone);
  await touchWhole(tx, coupleId, { kind, id });
  await noticeRestored(tx, context);
}

/** Notes that a record came or went, and with it its parts. */
async function touchWhole(
  tx: Transaction,
  coupleId: CoupleId,
  { kind, id }: { kind: SharedRecordKind; id: string },
): Promise<void> {
  const { record, parts } = copiedOfKind(kind);
  touchRows(tx, record, { coupleId }, [id]);
  if (kind === 'date') touchRows(tx, dateSeries, { coupleId }, await listSeriesOf(tx, { coupleId, id }));
  for (const part of parts) touchRows(tx, part, { coupleId }, await listParts(tx, part, { coupleId, id }));
}

/** Restores a record of a member. No notification of the partner counts one that its author alone sees. */
export async function restoreOwn(
  tx: Transaction,
  context: MemberContext,
  { kind, id }: { kind: OwnRecordKind; id: string },
): Promise<void> {
  if (!(await restoreOwnRecord(tx, { kind, viewer: context.member, id }, trashBegin(context.clock))))
    throw refuse.notFound('undo_over', trashText.gone);
  if (kind !== 'private_expense') await noticeRestored(tx, context);
}

/** Returns a page of the trash, with `X-Next-Cursor` if more records follow. */
export async function readTrash(context: MemberContext, query: ShortPageQuery): Promise<DeletedRecord[]> {
  const page = parsePageRequest(query, ['instant', 'id', 'text']);
  const rows = await listDeletedRecords(context.db, context.member, trashBegin(context.clock), page);
  return toPage(context, rows, page, ({ deletedAt, id, kind }) => [deletedAt, id, kind]).map(({ userId, ...row }) => ({
    ...row,
    canBeDeletedForGood: mayDeleteForGood(context.member, { kind: row.kind, userId }),
    deletedForGoodAt: toIso(Temporal.Instant.from(row.deletedAt).add({ hours: TRASH_HOURS })),
  }));
}

/**
 * Deletes a record for good before its days in the trash are over. Throws 403 for a record of the partner, and 409 if
 * several records of the trash have the id and the kind is not named.
 */
export async function deleteForGood(
  context: MemberContext,
  input: { id: string; kind?: RecordKind | undefined },
): Promise<void> {
  const { member } = context;
  await context.changeFor(async (tx) => {
    const [found, ...others] = await findDeleted(tx, member, input);
    if (others.length > 0) throw refuse.conflict('kind_required', trashText.kindRequired);
    if (!found) throw refuse.notFound();
    if (!mayDeleteForGood(member, found)) throw refuse.forbidden('only_author_deletes', trashText.onlyAuthorDeletes);
    const key = toKey(member, found.kind, input.id);
    if (!key || !(await deleteRecord(tx, key))) throw refuse.notFound();
    await context.jobs.send(tx, sweepFilesJob, {});
    // The existence of a private record is as private as its content.
    return { result: undefined, audience: [], isPrivate: !found.isShared };
  });
}

function toKey({ id: userId, coupleId }: MemberContext['member'], kind: RecordKind, id: string): DeletedKey | null {
  if (isOwnKind(kind)) return { userId, kind, id };
  return coupleId && { coupleId, kind, id };
}

/** Returns true for the author, and for a record of the couple whose author has left it or deleted the account. */
function mayDeleteForGood(
  { id, partnerId }: MemberContext['member'],
  { kind, userId }: Pick<FoundRecord, 'kind' | 'userId'>,
): boolean {
  return isOwnKind(kind) ? userId === id : userId === null || userId !== partnerId;
}

/**
 * Rejects a client-chosen id for a new record while the trash holds a record of that kind and id, which could not be
 * restored otherwise.
 */
export async function checkIdIsFree(tx: Transaction, record: DeletedKey): Promise<void> {
  if (await isInTrash(tx, record)) throw refuse.conflict('id_taken', fieldsText.idTaken);
}

/** Returns true while a record is in the trash. */
export function isDeleted(tx: Transaction, record: DeletedKey): Promise<boolean> {
  return isInTrash(tx, record);
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
