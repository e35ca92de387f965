import type { z } from 'zod';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { privateExpenses } from '#domain/expenses/record.ts';
import type { Expense, ExpenseInput, ExpensePatch } from '#domain/expenses/schema.ts';
import { fromSplit, type KeptSplit, shareChanged, shareNew, toChosenSplit } from '#domain/expenses/split.ts';
import { applyPatch } from '#domain/kernel/apply-patch.ts';
import { fieldsText } from '#messages/fields.ts';
import { privateExpensesText } from '#messages/private-expenses.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  deleteExpenseRow,
  fromSplitFields,
  insertExpenseRow,
  type LockedExpense,
  toSplitFields,
} from '#server/db/repositories/expenses.ts';
import { deleteNoticesOf } from '#server/db/repositories/notices.ts';
import {
  deletePrivateExpense,
  insertPrivateExpense,
  type LockedPrivateExpense,
  updatePrivateExpense,
} from '#server/db/repositories/private-expenses.ts';
import { findDefaultSplit, hasSettledSince } from '#server/features/balance/service.ts';
import { updateAlarms } from '#server/features/budgets/alarm-service.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { moveOwnToTrash, restoreOwn } from '#server/features/trash/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { ChangeFor, CoupleId, MemberContext } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { isIdOfBoth } from './id-service.ts';
import {
  checkOwnPayer,
  checkPayer,
  checkSeen,
  checkSplit,
  isHidden,
  photoOf,
  type Seen,
  seenAfter,
  toTwo,
  visibleExpenses,
} from './policy.ts';
import { changePhoto, hideExpensePhoto, showExpensePhoto, attachPrivatePhoto } from './private-photo-service.ts';
import { readExpense, readPrivateExpense } from './read-service.ts';

type Patch = z.output<typeof ExpensePatch>;
type Asked = Omit<ExpenseInput, 'listItemIds'> & Seen & { id: string; spentOn: string };

const OWN = { kind: 'payer', value: null } as const;

/** Records an expense that its author alone sees: for good, or until the day of a surprise. */
export async function createPrivate(
  tx: Transaction,
  context: MemberContext,
  { paidBy, split: given, imageUrl, audience, surpriseUntil, ...plain }: Asked,
): Promise<ChangeFor<Expense>> {
  const { member, clock, storageLimits } = context;
  checkSeen(clock, { audience, surpriseUntil });
  if (paidBy !== undefined) checkOwnPayer(member, paidBy);
  const visible = visibleExpenses(member);
  const room = await storageLimits.makeRoom(tx, 'privateExpenses', member);
  const { sharedWith, split } = shareHidden(context, { surpriseUntil }, given ? fromSplit(given) : OWN);
  checkSplit(plain.amount, split);
  const photoId = photoOf(imageUrl);
  if (photoId) await attachPrivatePhoto(tx, context, visible, photoId);
  const createdAt = toIso(clock.now());
  const stored = { sharedWith, splitKind: split.kind, splitValue: split.value, surpriseUntil, photoId };
  await insertPrivateExpense(tx, visible.authorId, room, { ...plain, ...stored, createdAt, updatedAt: createdAt });
  return toAuthorAlone(await readPrivateExpense(tx, visible, plain.id));
}

/** Changes an expense that its author alone sees, or shows it to both. */
export async function changePrivate(
  tx: Transaction,
  context: MemberContext,
  own: LockedPrivateExpense,
  input: Patch,
): Promise<ChangeFor<Expense>> {
  const { member, clock } = context;
  const { id, updatedAt: version, paidBy, split: given, imageUrl, audience, surpriseUntil, ...plain } = input;
  const visible = visibleExpenses(member);
  if (version !== undefined) checkVersion(version, await readPrivateExpense(tx, visible, id));
  const before: Seen = { audience: own.surpriseUntil === null ? 'me' : 'both', surpriseUntil: own.surpriseUntil };
  const seen = seenAfter(before, { audience, surpriseUntil });
  checkSeen(clock, seen, own.surpriseUntil);
  if (seen.audience !== before.audience) await checkUnsettled(tx, member, own.createdAt);
  if (!isHidden(seen)) return { result: await showExpense(tx, context, own, input), audience: [] };
  if (paidBy !== undefined) checkOwnPayer(member, paidBy);
  const isAsked = seen.surpriseUntil !== own.surpriseUntil;
  const { sharedWith, split } = shareHidden(
    context,
    seen,
    given ? fromSplit(given) : toChosen({ kind: own.splitKind, value: own.splitValue }),
    isAsked ? undefined : own.sharedWith,
  );
  checkSplit(plain.amount ?? own.amount, split);
  const photoId = imageUrl === undefined ? own.photoId : photoOf(imageUrl);
  await changePhoto(tx, context, visible, { before: own.photoId, after: photoId }, () =>
    updatePrivateExpense(tx, visible.authorId, id, {
      ...plain,
      surpriseUntil: seen.surpriseUntil,
      sharedWith,
      splitKind: split.kind,
      splitValue: split.value,
      photoId,
      updatedAt: toIso(clock.now()),
    }),
  );
  return toAuthorAlone(await readPrivateExpense(tx, visible, id));
}

/** Makes a private expense one of both, as its author asks. */
async function showExpense(
  tx: Transaction,
  context: MemberContext,
  own: LockedPrivateExpense,
  input: Patch,
): Promise<Expense> {
  const { member, clock, storageLimits } = context;
  const { paidBy, split: given, imageUrl, audience: _all, surpriseUntil: _none, updatedAt: _version, ...plain } = input;
  if (paidBy !== undefined) checkPayer(member, paidBy);
  const coupleId = await ensureCouple(tx, context);
  if (await isIdOfBoth(tx, coupleId, own.id)) throw refuse.conflict('id_taken', fieldsText.idTaken);
  const room = await storageLimits.makeRoom(tx, 'expenses', { ...member, coupleId });
  const amount = plain.amount ?? own.amount;
  const split = member.partnerId === null ? OWN : toChosen({ kind: own.splitKind, value: own.splitValue });
  const sharing = shareChanged(
    toTwo(member),
    { userId: member.id, paidBy: member.id, sharedWith: member.partnerId, split },
    { amount, paidBy, split: given && fromSplit(given), byDefault: await findDefaultSplit(tx, coupleId) },
  );
  checkSplit(amount, sharing.split);
  const photoId = imageUrl === undefined ? own.photoId : photoOf(imageUrl);
  const visible = visibleExpenses({ id: member.id, coupleId });
  await showExpensePhoto(tx, context, visible, { before: own.photoId, after: photoId }, async () => {
    await insertExpenseRow(tx, coupleId, room, {
      ...applyPatch<Moved>(storedOf(own), plain),
      id: own.id,
      ...toSplitFields(sharing),
      userId: member.id,
      photoId,
      updatedAt: toIso(clock.now()),
    });
    await deletePrivateExpense(tx, visible.authorId, own.id);
  });
  await updateAlarms(tx, context, coupleId);
  return readExpense(tx, coupleId, own.id);
}

type Moved = Pick<
  LockedPrivateExpense,
  'title' | 'amount' | 'category' | 'description' | 'spentOn' | 'importId' | 'createdAt'
>;

/** Returns the fields that an expense keeps when another table holds it. */
function storedOf({ title, amount, category, description, spentOn, importId, createdAt }: Moved): Moved {
  return { title, amount, category, description, spentOn, importId, createdAt };
}

interface Hidden {
  coupleId: CoupleId;
  before: LockedExpense;
  seen: Seen;
}

/** Takes an expense of both out of everything that the partner sees, as its author asks. */
export async function hideExpense(
  tx: Transaction,
  context: MemberContext,
  { coupleId, before, seen }: Hidden,
  input: Patch,
): Promise<Expense> {
  const { member, clock, storageLimits } = context;
  const { paidBy, split: given, imageUrl, audience: _all, surpriseUntil: _day, updatedAt: _version, ...plain } = input;
  if (before.userId !== member.id) throw refuse.forbidden('only_owner_shares', privateExpensesText.onlyAuthorHides);
  checkSeen(clock, seen);
  const sharing = fromSplitFields(before);
  const isFromBoth = sharing.split?.kind === FROM_BOTH;
  checkOwnPayer(member, paidBy ?? (isFromBoth ? FROM_BOTH : sharing.split === null ? before.userId : before.paidBy));
  await checkUnsettled(tx, member, before.createdAt);
  const room = await storageLimits.makeRoom(tx, 'privateExpenses', member);
  const { sharedWith, split } = shareHidden(context, seen, given ? fromSplit(given) : splitOf(context, before));
  checkSplit(plain.amount ?? before.amount, split);
  const photoId = imageUrl === undefined ? before.photoId : photoOf(imageUrl);
  const visible = visibleExpenses(member);
  await hideExpensePhoto(tx, context, visible, { before: before.photoId, after: photoId }, async () => {
    await insertPrivateExpense(tx, visible.authorId, room, {
      ...applyPatch<Moved>(storedOf(before), plain),
      id: input.id,
      surpriseUntil: seen.surpriseUntil,
      sharedWith,
      splitKind: split.kind,
      splitValue: split.value,
      photoId,
      updatedAt: toIso(clock.now()),
    });
    await deleteExpenseRow(tx, { coupleId, id: input.id, before });
  });
  await deleteNoticesOf(tx, { coupleId }, { kind: 'expense', id: input.id });
  await updateAlarms(tx, context, coupleId);
  return readPrivateExpense(tx, visible, input.id);
}

/**
 * Returns the split of an expense that its author hides: its own if the author paid it for the present two, else the
 * author's. A share of a former partner is not charged to the present one.
 */
function splitOf({ member }: MemberContext, before: LockedExpense) {
  const { split, paidBy, sharedWith } = fromSplitFields(before);
  return split && paidBy === member.id && sharedWith === member.partnerId ? toChosen(split) : OWN;
}

export async function deletePrivate(
  tx: Transaction,
  context: MemberContext,
  id: string,
): Promise<ChangeFor<undefined>> {
  await movePrivateToTrash(tx, context, id);
  return toAuthorAlone(undefined);
}

/** Moves a private expense to its author's trash, and out of the copies on the author's devices. */
export async function movePrivateToTrash(tx: Transaction, context: MemberContext, id: string): Promise<void> {
  const { authorId } = visibleExpenses(context.member);
  await moveOwnToTrash(tx, context, { kind: 'private_expense', userId: authorId, id, isShared: false });
  touchRows(tx, privateExpenses, { userId: authorId }, [id]);
}

export async function restorePrivate(tx: Transaction, context: MemberContext, id: string): Promise<ChangeFor<Expense>> {
  const visible = visibleExpenses(context.member);
  await restoreOwn(tx, context, { kind: 'private_expense', id });
  touchRows(tx, privateExpenses, { userId: visible.authorId }, [id]);
  return toAuthorAlone(await readPrivateExpense(tx, visible, id));
}

/** Announces a change to its author alone: its existence is as private as its content. */
function toAuthorAlone<T>(result: T): ChangeFor<T> {
  return { result, audience: [], isPrivate: true };
}

/** Rejects another audience once the couple has settled up: both rely on what was paid then. */
async function checkUnsettled(tx: Transaction, member: MemberContext['member'], createdAt: string): Promise<void> {
  const { coupleId } = member;
  if (coupleId && (await hasSettledSince(tx, coupleId, member, createdAt)))
    throw refuse.conflict('settled_since', privateExpensesText.settledSince);
}

/** Returns who shares a private expense from its day on, and how. The author's own for good is shared with no one. */
function shareHidden(
  { member }: MemberContext,
  { surpriseUntil }: Pick<Seen, 'surpriseUntil'>,
  asked: ReturnType<typeof fromSplit>,
  partnerId: string | null = member.partnerId,
) {
  if (surpriseUntil === null) return { sharedWith: null, split: OWN };
  const { sharedWith, split } = shareNew({ memberId: member.id, partnerId }, member.id, asked);
  return { sharedWith, split: toChosen(split ?? OWN) };
}

function toChosen(split: KeptSplit) {
  return toChosenSplit(split) ?? OWN;
}
