import type { BudgetCategory } from '#domain/budgets/facts.ts';
import type { Budget, BudgetInput, SavedBudget } from '#domain/budgets/schema.ts';
import { monthRange } from '#domain/kernel/calendar.ts';
import type { Transaction } from '#server/db/database.ts';
import { ensureCouple, lockCouple } from '#server/features/couples/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { updateAlarms } from './alarm-service.ts';
import { deleteBudget, insertBudget, listBudgets, lockBudgets, saveBudget } from './queries.ts';

export async function readBudgets(
  { db, member, clock }: MemberContext,
  query?: { month?: string | undefined },
): Promise<Budget[]> {
  const month = query?.month ?? todayInIndia(clock).slice(0, 7);
  return member.coupleId ? listBudgets(db, member.coupleId, monthRange(month)) : [];
}

/**
 * Sets a budget. A concurrent change by the partner is not overwritten; a budget that they removed is created again.
 */
export async function changeBudget(
  context: MemberContext,
  { category, monthlyAmount, updatedAt: seen }: BudgetInput & { category: BudgetCategory },
): Promise<SavedBudget> {
  const { clock } = context;
  const now = toIso(clock.now());
  return context.change(
    async (tx) => {
      const coupleId = await ensureCouple(tx, context);
      // A budget that the partner adds meanwhile would be locked after this one.
      await lockCouple(tx, coupleId);
      const current = (await lockBudgets(tx, coupleId)).find((budget) => budget.category === category)?.updatedAt;
      if (current !== undefined && seen !== undefined && seen !== current)
        throw refuse.stale(await readBudget(tx, context, coupleId, category));
      if (monthlyAmount === null) {
        await deleteBudget(tx, coupleId, category);
        await updateAlarms(tx, context, coupleId);
        return { category, monthlyAmount, spent: '0.00', updatedAt: null };
      }
      if (seen === null) {
        // If both set it first concurrently, the second waits here for the first.
        if (!(await insertBudget(tx, coupleId, { category, monthlyAmount, updatedAt: now })))
          throw refuse.stale(await readBudget(tx, context, coupleId, category));
      } else await saveBudget(tx, coupleId, { category, monthlyAmount, updatedAt: now });
      await updateAlarms(tx, context, coupleId);
      return readBudget(tx, context, coupleId, category);
    },
    async (tx) => {
      const { coupleId } = context.member;
      const kept = coupleId && (await findBudget(tx, context, coupleId, category));
      return kept || { category, monthlyAmount: null, spent: '0.00', updatedAt: null };
    },
  );
}

/** Returns an existing budget with the amount spent this month. */
async function readBudget(
  tx: Transaction,
  { clock }: MemberContext,
  coupleId: CoupleId,
  category: BudgetCategory,
): Promise<Budget> {
  const found = await findBudget(tx, { clock }, coupleId, category);
  if (!found) throw new Error('A budget that was saved is in the list');
  return found;
}

async function findBudget(
  tx: Transaction,
  { clock }: Pick<MemberContext, 'clock'>,
  coupleId: CoupleId,
  category: BudgetCategory,
): Promise<Budget | undefined> {
  const all = await listBudgets(tx, coupleId, monthRange(todayInIndia(clock).slice(0, 7)));
  return all.find((budget) => budget.category === category);
}
