import { waitingAnswers } from '#client/features/daily-question/waiting-model.ts';
import { waitingDates } from '#client/features/dates/waiting-model.ts';
import { waitingGallery, waitingMemories } from '#client/features/memories/waiting-model.ts';
import { waitingExpenses } from '#client/features/finances/waiting/expenses-model.ts';
import { waitingBudgets } from '#client/features/finances/waiting/budgets-model.ts';
import { waitingGoals } from '#client/features/finances/waiting/goals-model.ts';
import { waitingRecurring } from '#client/features/finances/waiting/recurring-model.ts';
import { waitingSettlements } from '#client/features/finances/waiting/settlements-model.ts';
import { waitingImportantDates } from '#client/features/important-dates/waiting-model.ts';
import { waitingNotes } from '#client/features/notes/waiting-model.ts';
import type { WaitingRules } from '#client/lib/outbox/waiting-rules.ts';

/** Rules of all resources that can be created and changed offline. */
const waitingRules: readonly WaitingRules[] = [
  waitingNotes,
  waitingExpenses,
  waitingGoals,
  waitingSettlements,
  waitingBudgets,
  waitingRecurring,
  waitingImportantDates,
  waitingDates,
  waitingMemories,
  waitingGallery,
  waitingAnswers,
];

export function rulesOf(call: string): WaitingRules | undefined {
  return waitingRules.find(({ calls }) => call in calls);
}

/** Returns the rules whose pending changes a read shows; there may be several. */
export function rulesShownIn(call: string): WaitingRules[] {
  return waitingRules.filter(({ reads }) => call in reads);
}
