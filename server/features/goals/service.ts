import type { SavingsGoal } from '#domain/goals/schema.ts';
import { AMOUNT_MAX } from '#domain/kernel/money-fields.ts';
import { financesText } from '#messages/finances.ts';
import { sharedRecord } from '#server/features/shared-records/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { formatRupees } from '#server/platform/format.ts';
import { makeEntryRoom, recordEntry } from './entry-service.ts';
import { addToGoal, goalRows, withdrawFromGoal } from './queries.ts';

const NOTHING = '0.00';

interface Amount {
  id: string;
  amount: string;
  /** The id of the new entry. */
  entryId?: string | undefined;
}

/** The calls that a goal has like other shared records. A change of the goal keeps its savings. */
export const goal = sharedRecord({ kind: 'goal', limit: 'savingsGoals', rows: goalRows });

/**
 * Adds a deposit. Concurrent deposits add up, and savings may exceed the target but not the largest storable amount.
 */
export async function addMoney(context: MemberContext, { id, amount, entryId }: Amount): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  const now = toIso(context.clock.now());
  return context.change(async (tx) => {
    if (!coupleId) throw refuse.notFound();
    const room = await makeEntryRoom(tx, context);
    const changed = await addToGoal(tx, coupleId, id, { amount, max: AMOUNT_MAX.value, updatedAt: now });
    if (changed) {
      await recordEntry(tx, context, coupleId, room, {
        goalId: id,
        kind: 'deposit',
        amount,
        id: entryId,
        createdAt: now,
      });
      return changed;
    }
    if (await goalRows.find(tx, coupleId, id))
      throw refuse.invalid('goal_full', financesText.goalFull(AMOUNT_MAX.text));
    throw refuse.notFound();
  }, goal.readAgain(context));
}

/** Withdraws at most the savings. */
export async function withdraw(context: MemberContext, { id, amount, entryId }: Amount): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  const now = toIso(context.clock.now());
  return context.change(async (tx) => {
    if (!coupleId) throw refuse.notFound();
    const room = await makeEntryRoom(tx, context);
    const changed = await withdrawFromGoal(tx, coupleId, id, { amount, updatedAt: now });
    if (changed) {
      await recordEntry(tx, context, coupleId, room, {
        goalId: id,
        kind: 'withdrawal',
        amount,
        id: entryId,
        createdAt: now,
      });
      return changed;
    }
    const found = await goalRows.find(tx, coupleId, id);
    if (found) throw refuse.invalid('goal_short', financesText.goalShort(formatRupees(found.currentAmount)));
    throw refuse.notFound();
  }, goal.readAgain(context));
}

export async function resetGoal(context: MemberContext, { id, entryId }: Omit<Amount, 'amount'>): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  const now = toIso(context.clock.now());
  return context.change(async (tx) => {
    const room = await makeEntryRoom(tx, context);
    const before = coupleId && (await goalRows.lock(tx, coupleId, id));
    if (!before) throw refuse.notFound();
    const amount = before.currentAmount;
    if (amount !== NOTHING)
      await recordEntry(tx, context, coupleId, room, {
        goalId: id,
        kind: 'reset',
        amount,
        id: entryId,
        createdAt: now,
      });
    return goalRows.update(tx, coupleId, id, { currentAmount: '0', updatedAt: now });
  }, goal.readAgain(context));
}
