import type { Expense } from './schema.ts';

/** Number of latest expenses among which titles are searched. */
export const TITLES_AMONG = 1000;

type Titled = Pick<Expense, 'title' | 'category'>;

/** Returns each title of the latest expenses once, ignoring case, with the spelling and category that it had last. */
export function listTitles(latestFirst: readonly Titled[]): Titled[] {
  const byTitle = new Map<string, Titled>();
  for (const { title, category } of latestFirst.slice(0, TITLES_AMONG)) {
    const key = title.toLowerCase();
    if (!byTitle.has(key)) byTitle.set(key, { title, category });
  }
  return [...byTitle.values()];
}
