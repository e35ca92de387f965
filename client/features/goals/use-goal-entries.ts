import { api, client } from '#client/lib/api.ts';
import { usePages } from '#client/lib/use-pages.ts';
import type { SavingsEntry } from '#contract/goals.ts';

/** Returns the deposits into and withdrawals from a goal, newest first. */
export function useGoalEntries(id: string) {
  return usePages<SavingsEntry>([...api.goals.listEntries.key(), id], (page, options) =>
    client.goals.listEntries({ id, ...page }, options),
  );
}
