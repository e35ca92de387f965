import type { CopiedRead } from '#client/data/copy/shown.ts';
import { toEntries } from '#domain/goals/public-form.ts';
import type { SavingsEntry, SavingsGoal } from '#domain/goals/schema.ts';
import { compareNewest } from '#domain/kernel/compare-text.ts';

/** The couple's savings goals, the newest first. */
export const goalsRead: CopiedRead<null, SavingsGoal[]> = {
  of: ['goals'],
  derive: (shown) => shown('goals').toSorted(compareNewest),
};

/** The deposits into a goal and withdrawals from it, the newest first; none of a goal that is gone. */
export const goalEntriesRead: CopiedRead<{ id: string }, SavingsEntry[]> = {
  of: ['goals', 'goalEntries'],
  derive: (shown, { id }) => {
    const goal = shown('goals').find((each) => each.id === id);
    const entries = shown('goalEntries').filter(({ goalId }) => goalId === id);
    return goal
      ? toEntries(
          goal,
          entries.map(({ goalId: _goalId, ...entry }) => entry),
        )
      : [];
  },
};
