import { randomUUIDv7 } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fromSplit, shareNew, type StoredSplit } from '#domain/expenses/split.ts';
import { IMPORT_UNDO_HOURS } from '#domain/imports/facts.ts';
import type { ExpenseImport, ExpenseImportCheck, ExpenseImportInput } from '#domain/imports/schema.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import { fieldsText } from '#messages/fields.ts';
import { financesText } from '#messages/finances.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  deleteImportedRows,
  type ImportedRow,
  insertImportedRows,
  lockImportedRows,
  toSplitFields,
} from '#server/db/repositories/expenses.ts';
import { deleteNoticesOf } from '#server/db/repositories/notices.ts';
import {
  deleteImportedPrivateRows,
  type ImportedPrivateRow,
  insertPrivateRows,
  lockImportedPrivateRows,
} from '#server/db/repositories/private-expenses.ts';
import { findDefaultSplit, lockBalance } from '#server/features/balance/service.ts';
import {
  deleteImportedSettlements,
  type ImportedSettlement,
  insertImportedSettlements,
} from '#server/features/balance/settlement-service.ts';
import { updateAlarms } from '#server/features/budgets/alarm-service.ts';
import { ensureCouple, lockCouple } from '#server/features/couples/service.ts';
import {
  checkDay,
  checkOwnPayer,
  checkPayer,
  checkSplit,
  movePrivateToTrash,
  toTwo,
  visibleExpenses,
} from '#server/features/expenses/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { moveSharedToTrash } from '#server/features/trash/service.ts';
import { INDIA, toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse, refuseInRow } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  findImport,
  importRows,
  type ImportRow,
  insertPrivateImport,
  listFingerprints,
  listImports,
  listPresent,
  listPresentSettlements,
  removePrivateImport,
} from './queries.ts';

/** Rows that are converted in one turn of the event loop: each costs up to 50 µs. */
const ROWS_A_TURN = 250;

export async function readImports(context: MemberContext, query: ShortPageQuery): Promise<ExpenseImport[]> {
  const page = parsePageRequest(query, ['instant', 'id']);
  const rows = await listImports(context.db, visibleExpenses(context.member), page);
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map(toImport);
}

export async function checkImport({ db, member }: MemberContext, { rows, settlements = [] }: ExpenseImportCheck) {
  const visible = visibleExpenses(member);
  const [present, presentSettlements] = await Promise.all([
    listPresent(db, visible, rows),
    listPresentSettlements(db, visible, settlements),
  ]);
  return { present, presentSettlements };
}

/** Records all rows as separate expenses and settlements, or none. Those of the member alone are a separate part. */
export async function createImport(
  context: MemberContext,
  { id: chosenId, name, rows, settlements = [] }: ExpenseImportInput,
): Promise<ExpenseImport> {
  const { member, clock } = context;
  const id = chosenId ?? randomUUIDv7();
  const createdAt = toIso(clock.now());
  const isOfBoth = settlements.length > 0 || rows.some(({ audience }) => audience !== 'me');
  const file = { id, name, createdAt };
  return context.changeFor(
    async (tx) => {
      const coupleId = isOfBoth ? await ensureCouple(tx, context) : member.coupleId;
      // The parts of an import are in two tables, whose keys do not see each other.
      if (chosenId && (await findImport(tx, visibleExpenses({ id: member.id, coupleId }), chosenId)))
        throw refuse.conflict('id_taken', fieldsText.idTaken);
      const byDefault = coupleId ? await findDefaultSplit(tx, coupleId) : EQUAL;
      // Sorted to keep the file's order within a day, because all have one instant.
      const ids = rows.map(() => randomUUIDv7()).toSorted();
      const imported = await convertRows(rows, (row, place) =>
        toImported(context, { ...row, id: ids[place] ?? randomUUIDv7(), byDefault }),
      );
      const own = imported.flatMap((row) => row.own ?? []);
      const ofBoth = imported.flatMap((row) => row.ofBoth ?? []);
      if (own.length > 0) await recordOwn(tx, context, file, own);
      if (coupleId && isOfBoth) await recordForBoth(tx, context, { ...file, coupleId }, { rows: ofBoth, settlements });
      const saved = await findImport(tx, visibleExpenses({ id: member.id, coupleId }), id);
      if (!saved) throw refuse.notFound();
      return { result: toImport(saved), audience: [], isPrivate: !isOfBoth };
    },
    async (tx, reference) => {
      const row = await findImport(tx, visibleExpenses(member), reference.id);
      if (!row) throw refuse.notFound();
      return toImport(row);
    },
  );
}

const EQUAL: StoredSplit = { kind: 'equal', value: null };

interface ImportedFile {
  id: string;
  name: string;
  createdAt: string;
}

/** Records the rows that the member alone sees. */
async function recordOwn(
  tx: Transaction,
  { member, storageLimits }: MemberContext,
  { id, name, createdAt }: ImportedFile,
  rows: readonly ImportedPrivateRow[],
): Promise<void> {
  const { authorId } = visibleExpenses(member);
  const room = await storageLimits.makeRoom(tx, 'privateExpenses', member, rows.length);
  const fingerprints = await listFingerprints(tx, { rows: [...rows] });
  await insertPrivateImport(tx, authorId, { id, name, count: rows.length, fingerprints, createdAt });
  await insertPrivateRows(tx, authorId, room, { importId: id, createdAt }, rows);
}

/** Records the rows and settlements that both see, and notifies the partner of them once. */
async function recordForBoth(
  tx: Transaction,
  context: MemberContext,
  { id, name, createdAt, coupleId }: ImportedFile & { coupleId: CoupleId },
  { rows, settlements }: { rows: readonly ImportedRow[]; settlements: NonNullable<ExpenseImportInput['settlements']> },
): Promise<void> {
  const { member, storageLimits } = context;
  const owner = { ...member, coupleId };
  const room = await storageLimits.makeRoom(tx, 'expenses', owner, rows.length);
  const settlementRoom = await storageLimits.makeRoom(tx, 'settlements', owner, settlements.length);
  await importRows.insert(tx, coupleId, null, {
    id,
    userId: member.id,
    name,
    count: rows.length,
    settlementCount: settlements.length,
    fingerprints: await listFingerprints(tx, { rows: [...rows], settlements }),
    createdAt,
  });
  await insertImportedRows(tx, coupleId, room, { importId: id, userId: member.id, createdAt }, rows);
  const since = settlements.length > 0 ? await lockBalance(tx, coupleId) : undefined;
  const settled = await convertRows(settlements, (row) => toImportedSettlement(context, row, since));
  const source = { importId: id, userId: member.id, note: name, recordedAt: createdAt };
  await insertImportedSettlements(tx, coupleId, settlementRoom, source, settled);
  await updateAlarms(tx, context, coupleId);
  if (member.partnerId)
    await notify(tx, context, {
      userId: member.partnerId,
      kind: 'expenses_imported',
      params: { firstName: member.firstName, expenses: rows.length, settlements: settlements.length },
      subject: { kind: 'import', id },
    });
}

/**
 * Undoes an import as far as the member sees it: unchanged expenses are deleted for good, since the file still has
 * them; edited ones move to the trash, and earlier deletions stay there. The couple is locked, so that no member leaves
 * with half of it.
 */
export async function undoImport(context: MemberContext, { id }: { id: string }): Promise<void> {
  const { authorId, coupleId } = visibleExpenses(context.member);
  await context.changeFor(async (tx) => {
    if (coupleId) await lockCouple(tx, coupleId);
    const own = await removePrivateImport(tx, authorId, id);
    const ofBoth = coupleId ? await importRows.remove(tx, coupleId, id) : undefined;
    const createdAt = (ofBoth ?? own)?.createdAt;
    if (createdAt === undefined) throw refuse.notFound();
    if (undoableUntil(createdAt) <= toIso(context.clock.now()))
      throw refuse.conflict('import_final', financesText.importFinal);
    for (const row of await lockImportedPrivateRows(tx, authorId, id))
      if (row.isChanged) await movePrivateToTrash(tx, context, row.id);
    await deleteImportedPrivateRows(tx, authorId, id);
    // Rows of a private part may have been shown to both since.
    const isOfBoth = coupleId !== null && (ofBoth !== undefined || (await hasImportedRows(tx, coupleId, id)));
    if (isOfBoth) await undoForBoth(tx, context, coupleId, id);
    return { result: undefined, audience: [], isPrivate: !isOfBoth };
  });
}

async function hasImportedRows(tx: Transaction, coupleId: CoupleId, id: string): Promise<boolean> {
  const rows = await lockImportedRows(tx, coupleId, id);
  return rows.length > 0;
}

async function undoForBoth(tx: Transaction, context: MemberContext, coupleId: CoupleId, id: string): Promise<void> {
  for (const row of await lockImportedRows(tx, coupleId, id))
    if (row.isChanged) await moveSharedToTrash(tx, context, { kind: 'expense', id: row.id });
  await deleteImportedRows(tx, coupleId, id);
  await deleteImportedSettlements(tx, coupleId, id);
  await updateAlarms(tx, context, coupleId);
  await deleteNoticesOf(tx, { coupleId }, { kind: 'import', id });
}

/** Converts the rows of a file, some a turn of the event loop. Throws the refusal of the first that is refused. */
async function convertRows<Row, Converted>(
  rows: readonly Row[],
  convert: (row: Row, place: number) => Converted,
): Promise<Converted[]> {
  const converted: Converted[] = [];
  for (const [place, row] of rows.entries()) {
    if (place > 0 && place % ROWS_A_TURN === 0) await nextTurn();
    converted.push(refuseInRow(place, () => convert(row, place)));
  }
  return converted;
}

type AskedRow = ExpenseImportInput['rows'][number] & { id: string; byDefault: StoredSplit };

/** Converts a row to an expense of the member alone, or of both. */
function toImported(
  { member, clock }: MemberContext,
  asked: AskedRow,
): { own?: ImportedPrivateRow; ofBoth?: ImportedRow } {
  const { id, title, amount, category, spentOn, paidBy = member.id, byDefault, audience } = asked;
  checkDay(clock, spentOn);
  const stored = { id, title, amount, category, spentOn };
  if (audience === 'me') {
    checkOwnPayer(member, paidBy);
    return { own: stored };
  }
  checkPayer(member, paidBy);
  const sharing = shareNew(toTwo(member), paidBy, asked.split ? fromSplit(asked.split) : byDefault);
  checkSplit(amount, sharing.split);
  return { ofBoth: { ...stored, ...toSplitFields(sharing) } };
}

/**
 * Converts a payment of the file, dated by its own day. It counts in the balance if that was on that day; an earlier
 * one counts as little as the expenses that it settled.
 */
function toImportedSettlement(
  { member, clock }: MemberContext,
  { amount, settledOn, paidBy }: NonNullable<ExpenseImportInput['settlements']>[number],
  since: string | undefined,
): ImportedSettlement {
  const { id, partnerId } = member;
  if (!partnerId) throw refuse.conflict('no_partner', financesText.splittingNeedsPartner);
  checkDay(clock, settledOn);
  checkPayer(member, paidBy);
  const noon = Temporal.PlainDate.from(settledOn).toZonedDateTime({ timeZone: INDIA, plainTime: '12:00' });
  return {
    id: randomUUIDv7(),
    fromUserId: paidBy,
    toUserId: paidBy === id ? partnerId : id,
    amount,
    since: since && settledOn >= since ? since : settledOn,
    createdAt: toIso(noon.toInstant()),
  };
}

function toImport(row: ImportRow): ExpenseImport {
  return { ...row, undoableUntil: undoableUntil(row.createdAt) };
}

function undoableUntil(createdAt: string): string {
  return toIso(Temporal.Instant.from(createdAt).add({ hours: IMPORT_UNDO_HOURS }));
}
