import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { SavingsGoal, SavingsGoalInput, SavingsGoalPatch } from '#contract/goals.ts';
import { AMOUNT_MAX } from '#contract/money.ts';
import type { ShortPageQuery } from '#contract/paging.ts';
import { financesText } from '#messages/finances.ts';
import { checkIdIsFree, moveSharedToTrash, restoreShared } from '#server/features/trash/service.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, ReadAgain } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { formatRupees } from '#server/platform/format.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  addToGoal,
  findGoal,
  insertGoal,
  listGoals,
  lockGoal,
  resetGoalRow,
  takeFromGoal,
  updateGoalRow,
} from './queries.ts';
import { makeEntryRoom, recordEntry } from './entry-service.ts';

const NOTHING = '0.00';

interface Amount {
  id: string;
  amount: string;
  /** The id of the new entry. */
  entryId?: string | undefined;
}

/** Returns a page of the goals, with `X-Next-Cursor` if more follow. */
export async function readGoals(context: MemberContext, query: ShortPageQuery): Promise<SavingsGoal[]> {
  const { coupleId } = context.member;
  if (!coupleId) return [];
  const page = parsePageRequest(query, ['instant', 'id']);
  const rows = await listGoals(context.db, coupleId, page);
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]);
}

export async function createGoal(context: MemberContext, input: SavingsGoalInput): Promise<SavingsGoal> {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    if (input.id) await checkIdIsFree(tx, { coupleId, kind: 'goal', id: input.id });
    const room = await context.storageLimits.makeRoom(tx, 'savingsGoals', { ...context.member, coupleId });
    return insertGoal(tx, coupleId, room, {
      ...input,
      description: input.description ?? null,
      targetDate: input.targetDate ?? null,
      id: input.id ?? randomUUIDv7(),
      userId: context.member.id,
      createdAt: toIso(context.clock.now()),
    });
  }, readGoalAgain(context));
}

/** Changes a goal, for either partner, and keeps its savings. */
export async function updateGoal(
  context: MemberContext,
  input: z.output<typeof SavingsGoalPatch>,
): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  const { id, title, targetAmount, category, description, targetDate } = input;
  return context.change(async (tx) => {
    const before = coupleId && (await lockGoal(tx, coupleId, id));
    if (!before) throw refuse.notFound();
    checkVersion(input.updatedAt, before);
    return updateGoalRow(tx, coupleId, id, {
      ...(title !== undefined && { title }),
      ...(targetAmount !== undefined && { target_amount: targetAmount }),
      ...(category !== undefined && { category }),
      ...(description !== undefined && { description }),
      ...(targetDate !== undefined && { target_date: targetDate }),
      updated_at: toIso(context.clock.now()),
    });
  }, readGoalAgain(context));
}

/**
 * Adds a deposit. Concurrent deposits add up, and savings may exceed the target but not the largest storable amount.
 */
export async function addMoney(context: MemberContext, { id, amount, entryId }: Amount): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  const now = toIso(context.clock.now());
  return context.change(async (tx) => {
    if (!coupleId) throw refuse.notFound();
    const room = await makeEntryRoom(tx, context);
    const goal = await addToGoal(tx, coupleId, id, { amount, max: AMOUNT_MAX.value, updatedAt: now });
    if (goal) {
      await recordEntry(tx, context, coupleId, room, {
        goalId: id,
        kind: 'deposit',
        amount,
        id: entryId,
        createdAt: now,
      });
      return goal;
    }
    if (await findGoal(tx, coupleId, id)) throw refuse.invalid('goal_full', financesText.goalFull(AMOUNT_MAX.text));
    throw refuse.notFound();
  }, readGoalAgain(context));
}

/** Withdraws at most the savings. */
export async function withdraw(context: MemberContext, { id, amount, entryId }: Amount): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  const now = toIso(context.clock.now());
  return context.change(async (tx) => {
    if (!coupleId) throw refuse.notFound();
    const room = await makeEntryRoom(tx, context);
    const goal = await takeFromGoal(tx, coupleId, id, { amount, updatedAt: now });
    if (goal) {
      await recordEntry(tx, context, coupleId, room, {
        goalId: id,
        kind: 'withdrawal',
        amount,
        id: entryId,
        createdAt: now,
      });
      return goal;
    }
    const found = await findGoal(tx, coupleId, id);
    if (found) throw refuse.invalid('goal_short', financesText.goalShort(formatRupees(found.currentAmount)));
    throw refuse.notFound();
  }, readGoalAgain(context));
}

export async function resetGoal(context: MemberContext, { id, entryId }: Omit<Amount, 'amount'>): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  const now = toIso(context.clock.now());
  return context.change(async (tx) => {
    const room = await makeEntryRoom(tx, context);
    const before = coupleId && (await lockGoal(tx, coupleId, id));
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
    return resetGoalRow(tx, coupleId, id, now);
  }, readGoalAgain(context));
}

export async function deleteGoal(context: MemberContext, input: { id: string }): Promise<void> {
  await context.change((tx) => moveSharedToTrash(tx, context, { kind: 'goal', id: input.id }));
}

export async function restoreGoal(context: MemberContext, input: { id: string }): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    await restoreShared(tx, context, { kind: 'goal', id: input.id });
    const goal = coupleId && (await findGoal(tx, coupleId, input.id));
    if (!goal) throw refuse.notFound();
    return goal;
  }, readGoalAgain(context));
}

/** Reads a goal again, as the response to a repeated request. */
function readGoalAgain({ member: { coupleId } }: MemberContext): ReadAgain<SavingsGoal> {
  return async (tx, { id }) => {
    const goal = coupleId && (await findGoal(tx, coupleId, id));
    if (!goal) throw refuse.notFound();
    return goal;
  };
}
