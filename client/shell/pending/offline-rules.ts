import { pendingAnswers } from '#client/features/daily-question/offline.ts';
import { pendingDates } from '#client/features/dates/offline.ts';
import { pendingGallery, pendingMemories } from '#client/features/memories/offline.ts';
import { pendingExpenses } from '#client/features/expenses/offline.ts';
import { pendingBudgets } from '#client/features/budgets/offline.ts';
import { pendingGoals } from '#client/features/goals/offline.ts';
import { pendingRecurring } from '#client/features/recurring/offline.ts';
import { pendingSettlements } from '#client/features/balance/offline.ts';
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
