import { randomUUIDv7 } from 'node:crypto';
import type { SavingsGoal, SavingsGoalInput } from '#contract/finances.ts';
import { AMOUNT_MAX } from '#contract/money.ts';
import { financesText } from '#messages/en/finances.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { addToGoal, deleteGoal, emptyGoal, hasGoal, insertGoal, listGoals } from './goal-queries.ts';

export async function readGoals({ db, member }: MemberContext): Promise<SavingsGoal[]> {
  return member.coupleId ? listGoals(db, member.coupleId) : [];
}

export async function setGoal(context: MemberContext, input: SavingsGoalInput): Promise<SavingsGoal> {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    return insertGoal(tx, coupleId, {
      ...input,
      description: input.description ?? null,
      targetDate: input.targetDate ?? null,
      id: randomUUIDv7(),
      userId: context.member.id,
      createdAt: toIso(context.clock.now()),
    });
  });
}

/** Amounts added at the same time add up. More than the target may be saved; not more than money can be written. */
export async function addMoney(
  context: MemberContext,
  input: { id: string; amount: string },
): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    if (!coupleId) throw refuse.notFound();
    const deposit = { amount: input.amount, max: AMOUNT_MAX.value, updatedAt: toIso(context.clock.now()) };
    const goal = await addToGoal(tx, coupleId, input.id, deposit);
    if (goal) return goal;
    if (await hasGoal(tx, coupleId, input.id)) throw refuse.invalid(financesText.goalFull(AMOUNT_MAX.text));
    throw refuse.notFound();
  });
}

export async function resetGoal(context: MemberContext, input: { id: string }): Promise<SavingsGoal> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    const goal = coupleId && (await emptyGoal(tx, coupleId, input.id, toIso(context.clock.now())));
    if (!goal) throw refuse.notFound();
    return goal;
  });
}

export async function removeGoal(context: MemberContext, input: { id: string }): Promise<void> {
  const { coupleId } = context.member;
  await context.change(async (tx) => {
    const isDeleted = coupleId && (await deleteGoal(tx, coupleId, input.id));
    if (!isDeleted) throw refuse.notFound();
  });
}
