import { createExpense } from '#server/features/finances/expense-service.ts';
import { addMoney, createGoal } from '#server/features/finances/goal-service.ts';
import { forEachLimited, momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';
import { goals, monthlyExpenses, type MonthlyExpense } from '../story/money.ts';

const MONTHS = 9;

/** Nine months of what two people spend, and three things that they save for. */
export async function seedFinances(seeding: SeedContext, members: DemoMembers): Promise<void> {
  const expenses = Array.from({ length: MONTHS }, (_, ago) => expensesOfMonth(seeding.today, ago)).flat();
  await forEachLimited(expenses, 4, async ({ expense, day, amount }) => {
    const context = members[expense.side].at(momentOf(day, '20:15'));
    const { title, category } = expense;
    await createExpense(context, { title, category, amount });
  });
  for (const { side, deposits, ...goal } of goals) {
    const begin = seeding.now.subtract({ hours: 24 * 120 });
    const { id } = await createGoal(members[side].at(begin), goal);
    for (const [month, amount] of deposits.entries()) {
      await addMoney(members[side].at(begin.add({ hours: 24 * 28 * (month + 1) })), { id, amount });
    }
  }
}

function expensesOfMonth(today: Temporal.PlainDate, ago: number) {
  const month = today.toPlainYearMonth().subtract({ months: ago });
  return monthlyExpenses
    .filter(({ everyMonths = 1 }) => month.month % everyMonths === 0)
    .map((expense) => ({
      expense,
      day: month.toPlainDate({ day: expense.day }),
      amount: varyAmount(expense, month.month),
    }))
    .filter(({ day }) => Temporal.PlainDate.compare(day, today) < 0);
}

/** The same thing costs a little more or less from month to month. */
function varyAmount({ rupees, day }: MonthlyExpense, month: number): string {
  const percent = ((day * 7 + month * 13) % 31) - 12;
  return (Math.round(rupees * (100 + percent)) / 100).toFixed(2);
}
