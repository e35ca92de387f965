import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { changeUpiId } from '#server/features/accounts/profile-service.ts';
import { changeSplitting, readBalance } from '#server/features/balance/service.ts';
import { createSettlement } from '#server/features/balance/settlement-service.ts';
import { changeBudget } from '#server/features/budgets/service.ts';
import { createExpense } from '#server/features/expenses/service.ts';
import { addMoney, goal as goalCalls, withdraw } from '#server/features/goals/service.ts';
import { createRecurring } from '#server/features/recurring/service.ts';
import { goals, monthlyExpenses, type MonthlyExpense, privateExpenses, recurring, upiIds } from '../fixtures/money.ts';
import { forEachLimited, momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

const MONTHS = 24;
/** Number of months, this one included, for which the couple has had budgets. */
const BUDGET_MONTHS = 4;

/** Seeds two years of expenses, splits and settlements, and three savings goals. */
export async function seedFinances(seeding: SeedContext, members: DemoMembers): Promise<void> {
  const { today } = seeding;
  const begin = today
    .toPlainYearMonth()
    .subtract({ months: MONTHS - 1 })
    .toPlainDate({ day: 1 });
  const first = momentOf(begin, '08:30');
  await changeSplitting(members.riya.at(first), { isOn: true, default: { kind: 'equal' } });
  for (const side of ['riya', 'arjun'] as const) await changeUpiId(members[side].at(first), { upiId: upiIds[side] });
  const budgeted = begin.toPlainYearMonth().add({ months: MONTHS - BUDGET_MONTHS });
  for (let month = begin.toPlainYearMonth(); ; month = month.add({ months: 1 })) {
    if (month.equals(budgeted)) await seedBudgets(members, momentOf(month.toPlainDate({ day: 1 }), '08:30'));
    await forEachLimited(expensesOfMonth(today, month), 4, async ({ expense, day, amount }) => {
      const { side, title, category, split } = expense;
      const context = members[side].at(momentOf(day, '20:15'));
      await createExpense(context, { title, category, amount, ...(split && { split }) });
    });
    const lastDay = month.toPlainDate({ day: month.daysInMonth });
    if (Temporal.PlainDate.compare(lastDay, today) >= 0) break;
    await settleMonth(members, momentOf(lastDay, '21:30'));
  }
  await seedPrivate(seeding, members);
  await seedRecurring(seeding, members);
  await seedGoals(seeding, members);
}

async function seedBudgets({ arjun }: DemoMembers, at: Temporal.Instant): Promise<void> {
  await changeBudget(arjun.at(at), { category: 'total', monthlyAmount: '38000.00' });
  await changeBudget(arjun.at(at), { category: 'dates', monthlyAmount: '3000.00' });
  await changeBudget(arjun.at(at), { category: 'groceries', monthlyAmount: '4500.00' });
}

async function seedGoals({ now, today }: SeedContext, members: DemoMembers): Promise<void> {
  for (const { side, deposits, withdrawn, monthsLeft, begunMonthsAgo = 4, ...goal } of goals) {
    const start = now.subtract({ hours: 24 * 30 * begunMonthsAgo });
    const targetDate = monthsLeft === undefined ? null : today.add({ months: monthsLeft }).toString();
    const other = side === 'riya' ? 'arjun' : 'riya';
    const { id } = await goalCalls.create(members[side].at(start), { ...goal, targetDate });
    for (const [month, amount] of deposits.entries()) {
      const saver = members[month % 2 === 0 ? side : other];
      await addMoney(saver.at(start.add({ hours: 24 * 28 * (month + 1) })), { id, amount });
    }
    if (withdrawn) await withdraw(members[other].at(now.subtract({ hours: 24 * 3 })), { id, amount: withdrawn });
  }
}

/** Seeds rent due on the 1st of each month from now on, and yesterday's electricity bill with a pending amount. */
async function seedRecurring({ today, now }: SeedContext, { riya, arjun }: DemoMembers): Promise<void> {
  const at = now.subtract({ minutes: 20 });
  const first = today.day === 1 ? today : today.add({ months: 1 }).with({ day: 1 });
  await createRecurring(arjun.at(at), { ...recurring.rent, every: 'month', startsOn: first.toString() });
  const yesterday = today.subtract({ days: 1 }).toString();
  await createRecurring(riya.at(at), { ...recurring.electricity, every: 'month', startsOn: yesterday });
}

/** Seeds a surprise of one, an expense of the other alone, and one from the couple's own money. */
async function seedPrivate({ now, today }: SeedContext, members: DemoMembers): Promise<void> {
  const at = now.subtract({ hours: 20 });
  const { side: giver, daysLeft, ...surprise } = privateExpenses.surprise;
  const surpriseUntil = today.add({ days: daysLeft }).toString();
  await createExpense(members[giver].at(at), { ...surprise, surpriseUntil });
  const { side: owner, ...own } = privateExpenses.own;
  await createExpense(members[owner].at(at), { ...own, audience: 'me' });
  const { side: recorder, ...fromBoth } = privateExpenses.fromBoth;
  await createExpense(members[recorder].at(at), { ...fromBoth, paidBy: FROM_BOTH });
}

/** Settles the month: the partner who owes pays the balance, rounded down to hundreds. */
async function settleMonth({ riya, arjun }: DemoMembers, at: Temporal.Instant): Promise<void> {
  const { owedBy, amount } = await readBalance(riya.at(at));
  const hundreds = Math.floor(Number(amount) / 100);
  if (owedBy === null || hundreds === 0) return;
  const payer = [riya.at(at), arjun.at(at)].find(({ member }) => member.id === owedBy);
  if (payer) await createSettlement(payer, { amount: `${hundreds}00.00`, method: 'upi' });
}

function expensesOfMonth(today: Temporal.PlainDate, month: Temporal.PlainYearMonth) {
  return monthlyExpenses
    .filter(({ everyMonths = 1 }) => month.month % everyMonths === 0)
    .map((expense) => ({
      expense,
      day: month.toPlainDate({ day: expense.day }),
      amount: varyAmount(expense, month.month),
    }))
    .filter(({ day }) => Temporal.PlainDate.compare(day, today) < 0)
    .filter(({ expense, day }) => expense.title !== recurring.electricity.title || day.until(today).days > 30);
}

/** Varies the price of a monthly expense a little from month to month. */
function varyAmount({ rupees, day, isFixed = false }: MonthlyExpense, month: number): string {
  const percent = isFixed ? 0 : ((day * 7 + month * 13) % 31) - 12;
  return (Math.round(rupees * (100 + percent)) / 100).toFixed(2);
}
