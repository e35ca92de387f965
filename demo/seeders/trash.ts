import { createExpense, deleteExpense } from '#server/features/expenses/service.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Seeds a recently deleted expense that the couple can still restore. */
export async function seedTrash({ now }: SeedContext, { riya, arjun }: DemoMembers): Promise<void> {
  const daysAgo = (days: number) => now.subtract({ hours: 24 * days });
  const expense = await createExpense(arjun.at(daysAgo(6)), {
    title: 'Auto to the station, noted twice',
    amount: '140',
    category: 'travel',
  });
  await deleteExpense(riya.at(daysAgo(5)), expense);
}
