import type { Person } from '#tests/support/people.ts';

/** Creates a memory in a year whose review is already open. */
export async function liveAYear(owner: Person): Promise<{ year: string }> {
  await owner.api.memories.create({ title: 'Kites', memoryDate: '2025-01-14' });
  return { year: '2025' };
}

export async function makeBook(owner: Person): Promise<{ year: string }> {
  const year = await liveAYear(owner);
  await owner.api.yearBooks.create(year);
  return year;
}
