import { randomUUIDv7 } from 'node:crypto';
import { fromSplit, type KeptSplit, shareChanged, shareNew, type Sharing } from '#domain/expenses/split.ts';
import { applyPatch } from '#domain/kernel/apply-patch.ts';
import { toRecurring } from '#domain/recurring/public-form.ts';
import { firstDueDay } from '#domain/recurring/recurrence.ts';
import type { RecurringExpense, RecurringExpenseInput, RecurringExpensePatch } from '#domain/recurring/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financesText } from '#messages/finances.ts';
import { toSplitFields } from '#server/db/repositories/expenses.ts';
import { deleteNoticesOf } from '#server/db/repositories/notices.ts';
import { findDefaultSplit } from '#server/features/balance/service.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { checkPayer, checkSplit, toTwo } from '#server/features/expenses/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { lockRecurring, readRecurringAgain, readRecurringOf } from './day-service.ts';
import { bringDue, moveOn } from './due-service.ts';
import { listRecurring, recurringRows } from './queries.ts';

export async function readRecurring({ db, member }: MemberContext): Promise<RecurringExpense[]> {
  if (!member.coupleId) return [];
  const rows = await listRecurring(db, member.coupleId);
  return rows.map((row) => toRecurring(row, [member.id, member.partnerId]));
}

/** Creates a recurring expense. If it begins in the past, its days until today are recorded at once. */
export async function createRecurring(context: MemberContext, input: RecurringExpenseInput): Promise<RecurringExpense> {
  const { member, clock } = context;
  const { paidBy = member.id, split: given, ...plain } = input;
  const { amount = null, every, isVariable, startsOn = todayInIndia(clock), endsOn = null } = plain;
  checkPayer(member, paidBy);
  const id = input.id ?? randomUUIDv7();
  const createdAt = toIso(clock.now());
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    const asked = given ? fromSplit(given) : await findDefaultSplit(tx, coupleId);
    const sharing = shareNew(toTwo(member), paidBy, asked);
    check({ amount, isVariable, startsOn, endsOn, split: sharing.split });
    const room = await context.storageLimits.makeRoom(tx, 'recurringExpenses', { ...member, coupleId });
    await recurringRows.insert(tx, coupleId, room, {
      ...plain,
      ...storeSharing(sharing),
      id,
      userId: member.id,
      startsOn,
      nextOn: firstDueDay({ every, startsOn, endsOn }, todayInIndia(clock)),
      createdAt,
      updatedAt: createdAt,
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
  const { id, updatedAt: version, paidBy, split, ...plain } = input;
  if (paidBy !== undefined) checkPayer(member, paidBy);
  return context.change(async (tx) => {
    const before = await lockRecurring(tx, member.coupleId, id);
    const { coupleId, row } = before;
    checkVersion(version, toRecurring(row, before.memberIds));
    const terms = applyPatch<Omit<Terms, 'split'>>(row, plain);
    const sharing = shareChanged(
      toTwo(member),
      { ...row, split: { kind: row.splitKind, value: row.splitValue } },
      {
        amount: terms.amount,
        paidBy,
        split: split && fromSplit(split),
        byDefault: await findDefaultSplit(tx, coupleId),
      },
    );
    check({ ...terms, split: sharing.split });
    await bringDue(tx, context, before);
    const updatedAt = toIso(clock.now());
    await recurringRows.update(tx, coupleId, id, { ...plain, ...storeSharing(sharing), updatedAt });
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
    await recurringRows.remove(tx, locked.coupleId, id);
    await deleteNoticesOf(tx, locked, { kind: 'recurring', id });
  });
}

/** Returns the stored fields of a split. Without one the payer bears all. */
function storeSharing(sharing: Sharing) {
  const { splitKind, ...fields } = toSplitFields(sharing);
  return { ...fields, splitKind: splitKind ?? ('payer' as const) };
}

interface Terms {
  amount: string | null;
  isVariable: boolean;
  startsOn: string;
  endsOn: string | null;
  split: KeptSplit | null;
}

function check({ amount, isVariable, startsOn, endsOn, split }: Terms): void {
  if (amount === null && !isVariable) throw refuse.invalid('invalid', faultsText.money.amountRequired);
  if (isVariable && split?.kind === 'amounts') throw refuse.invalid('invalid', financesText.variableSplitInvalid);
  if (amount !== null) checkSplit(amount, split);
  if (endsOn !== null && endsOn < startsOn) throw refuse.invalid('dates_reversed', financesText.endsTooEarly);
}
