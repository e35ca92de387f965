import type { Person } from '#tests/support/people.ts';

/** Gives the couple records that the pages begin with. */
export async function fillLists([riya, arjun]: readonly [Person, Person]): Promise<void> {
  await riya.api.balance.changeSplitting({ isOn: true });
  for (const [place, { api }] of [riya, arjun].entries()) {
    const { id } = await api.lists.create({ title: `Groceries ${place}`, kind: 'shopping' });
    for (const text of ['Chai', 'Milk']) await api.lists.createItem({ listId: id, text });
    await api.notes.create({ title: 'Kites', content: 'Red', category: 'gifts', isPrivate: false });
    await api.expenses.create({ title: 'Petrol', amount: '250', category: 'travel' });
    await api.goals.create({ title: 'Kerala', targetAmount: '90000' });
    await api.memories.create({ title: 'Rann of Kutch', memoryDate: '2025-01-14' });
    await api.importantDates.create({ title: 'Uttarayan', date: '2026-01-14', category: 'holiday' });
  }
}
