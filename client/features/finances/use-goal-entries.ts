import { api, client } from '#client/lib/api.ts';
import { usePages } from '#client/lib/use-pages.ts';
import type { SavingsEntry } from '#contract/goals.ts';

/** Who put what into a goal, and took what out of it, the newest first. */
export function useGoalEntries(id: string) {
  return usePages<SavingsEntry>([...api.finances.listGoalEntries.key(), id], (page, options) =>
    client.finances.listGoalEntries({ id, ...page }, options),
  );
}
