import { faultsText } from '#messages/faults.ts';
import { firstDueDay } from '#domain/recurring/recurrence.ts';
import { randomUUIDv7 } from 'node:crypto';
import type { RecurringExpense, RecurringExpenseInput, RecurringExpensePatch } from '#contract/recurring.ts';
import { financesText } from '#messages/finances.ts';
import { deleteNoticesOf } from '#server/db/repositories/notices.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { findDefaultSplit } from '#server/features/balance/service.ts';
import { checkPayer, checkSplit, toTwo } from '#server/features/expenses/service.ts';
import { lockRecurring, readRecurringAgain, readRecurringOf, toRecurring } from './day-service.ts';
import { bringDue, moveOn } from './due-service.ts';
import { listRecurring, deleteRecurringRow, insertRecurring, updateRecurringRow } from './queries.ts';
import { fromSplit, shareChanged, shareNew, type StoredSplit } from '#domain/expenses/split.ts';

export async function readRecurring({ db, member }: MemberContext): Promise<RecurringExpense[]> {
  if (!member.coupleId) return [];
  const rows = await listRecurring(db, member.coupleId);
  return rows.map((row) => toRecurring(row, [member.id, member.partnerId]));
}

/** Creates a recurring expense. If it begins in the past, its days until today are recorded at once. */
export async function createRecurring(context: MemberContext, input: RecurringExpenseInput): Promise<RecurringExpense> {
  const { member, clock } = context;
  const { title, amount = null, category, every, isVariable, endsOn = null } = input;
  const startsOn = input.startsOn ?? todayInIndia(clock);
  const paidBy = input.paidBy ?? member.id;
  checkPayer(member, paidBy);
  const id = input.id ?? randomUUIDv7();
  const createdAt = toIso(clock.now());
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    const asked = input.split ? fromSplit(input.split) : await findDefaultSplit(tx, coupleId);
    const { sharedWith, split } = shareNew(toTwo(member), paidBy, asked);
    check({ amount, isVariable, startsOn, endsOn, split });
    const room = await context.storageLimits.makeRoom(tx, 'recurringExpenses', { ...member, coupleId });
    await insertRecurring(tx, coupleId, room, {
      id,
      user_id: member.id,
      title,
      amount,
      category,
      paid_by: paidBy,
      shared_with: sharedWith,
      split_kind: split?.kind ?? 'payer',
      split_value: split?.value ?? null,
      every,
      starts_on: startsOn,
      ends_on: endsOn,
      is_variable: isVariable,
      next_on: firstDueDay({ every, startsOn, endsOn }, todayInIndia(clock)),
      created_at: createdAt,
      updated_at: createdAt,
    });
    const locked = await lockRecurring(tx, coupleId, id);
    // The caller's request fails as a whole if it exceeds the storage limit. Later days wait for room.
    if (!(await bringDue(tx, context, locked)))
      await context.storageLimits.makeRoom(tx, 'expenses', { ...member, coupleId });
    return readRecurringOf(tx, locked);
  }, readRecurringAgain(context));
}

/**
 * Changes the occurrences from today on. Earlier due days are recorded with the old values, and an earlier start adds
 * no past day.
 */
export async function updateRecurring(context: MemberContext, input: RecurringExpensePatch): Promise<RecurringExpense> {
  const { member, clock } = context;
  const { id, title, category, every } = input;
  if (input.paidBy !== undefined) checkPayer(member, input.paidBy);
  return context.change(async (tx) => {
    const before = await lockRecurring(tx, member.coupleId, id);
    const { coupleId, row } = before;
    checkVersion(input.updatedAt, toRecurring(row, before.memberIds));
    const { paidBy, sharedWith, split } = shareChanged(
      toTwo(member),
      { ...row, split: { kind: row.splitKind, value: row.splitValue } },
      { paidBy: input.paidBy, split: input.split && fromSplit(input.split) },
    );
    const { amount = row.amount, isVariable = row.isVariable } = input;
    const { startsOn = row.startsOn, endsOn = row.endsOn } = input;
    check({ amount, isVariable, startsOn, endsOn, split });
    await bringDue(tx, context, before);
    await updateRecurringRow(tx, coupleId, id, {
      ...(title !== undefined && { title }),
      ...(category !== undefined && { category }),
      ...(every !== undefined && { every }),
      amount,
      paid_by: paidBy,
      shared_with: sharedWith,
      split_kind: split?.kind ?? 'payer',
      split_value: split?.value ?? null,
      starts_on: startsOn,
      ends_on: endsOn,
      is_variable: isVariable,
      updated_at: toIso(clock.now()),
    });
    const changed = await lockRecurring(tx, coupleId, id);
    await moveOn(tx, coupleId, changed.row, todayInIndia(clock));
    const after = await lockRecurring(tx, coupleId, id);
    await bringDue(tx, context, after);
    return readRecurringOf(tx, after);
  }, readRecurringAgain(context));
}

/** Deletes a recurring expense, and keeps the expenses recorded from it. */
export async function deleteRecurring(context: MemberContext, { id }: { id: string }): Promise<void> {
  const { coupleId } = context.member;
  await context.change(async (tx) => {
    const locked = await lockRecurring(tx, coupleId, id);
    await deleteRecurringRow(tx, locked.coupleId, id);
    await deleteNoticesOf(tx, locked, { kind: 'recurring', id });
  });
}

interface Terms {
  amount: string | null;
  isVariable: boolean;
  startsOn: string;
  endsOn: string | null;
  split: StoredSplit | null;
}

function check({ amount, isVariable, startsOn, endsOn, split }: Terms): void {
  if (amount === null && !isVariable) throw refuse.invalid('invalid', faultsText.money.amountRequired);
  if (isVariable && split?.kind === 'amounts') throw refuse.invalid('invalid', financesText.variableSplitInvalid);
  if (amount !== null) checkSplit(amount, split);
  if (endsOn !== null && endsOn < startsOn) throw refuse.invalid('dates_reversed', financesText.endsTooEarly);
}
