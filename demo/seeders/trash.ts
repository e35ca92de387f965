import { createExpense, deleteExpense } from '#server/features/expenses/service.ts';
import { createNote, deleteNote } from '#server/features/notes/service.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Seeds recently deleted records that the couple can still restore. */
export async function seedTrash({ now }: SeedContext, { riya, arjun }: DemoMembers): Promise<void> {
  const daysAgo = (days: number) => now.subtract({ hours: 24 * days });
  const expense = await createExpense(arjun.at(daysAgo(6)), {
    title: 'Auto to the station, noted twice',
    amount: '140',
    category: 'travel',
  });
  await deleteExpense(riya.at(daysAgo(5)), expense);
  const note = await createNote(riya.at(daysAgo(20)), {
    title: 'Gift idea: the blue kurta',
    content: 'He bought it himself.',
    category: 'gifts',
    tags: [],
    isPrivate: true,
  });
  await deleteNote(riya.at(daysAgo(2)), note);
}
