import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import type { SavingsEntry } from '#contract/goals.ts';

/** Returns the deposits into and withdrawals from a goal, newest first. */
export function useGoalEntries(id: string) {
  return usePages<SavingsEntry>(api.goals.listEntries.key({ input: { id } }), (page, options) =>
    client.goals.listEntries({ id, ...page }, options),
  );
}
