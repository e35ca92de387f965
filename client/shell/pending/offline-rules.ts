import { pendingAnswers } from '#client/features/daily-question/offline.ts';
import { pendingDates } from '#client/features/dates/offline.ts';
import { pendingGallery, pendingMemories } from '#client/features/memories/offline.ts';
import { pendingExpenses } from '#client/features/finances/offline/expenses.ts';
import { pendingBudgets } from '#client/features/finances/offline/budgets.ts';
import { pendingGoals } from '#client/features/finances/offline/goals.ts';
import { pendingRecurring } from '#client/features/finances/offline/recurring.ts';
import { pendingSettlements } from '#client/features/finances/offline/settlements.ts';
import { pendingImportantDates } from '#client/features/important-dates/offline.ts';
import { pendingNotes } from '#client/features/notes/offline.ts';
import type { OfflineRules } from '#client/lib/outbox/offline-rules.ts';

/** Rules of all resources that can be created and changed offline. */
const offlineRules: readonly OfflineRules[] = [
  pendingNotes,
  pendingExpenses,
  pendingGoals,
  pendingSettlements,
  pendingBudgets,
  pendingRecurring,
  pendingImportantDates,
  pendingDates,
  pendingMemories,
  pendingGallery,
  pendingAnswers,
];

export function rulesOf(call: string): OfflineRules | undefined {
  return offlineRules.find(({ calls }) => call in calls);
}

/** Returns the rules whose pending changes a read shows; there may be several. */
export function rulesShownIn(call: string): OfflineRules[] {
  return offlineRules.filter(({ reads }) => call in reads);
}
