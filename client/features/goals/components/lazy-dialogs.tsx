import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { financeScreensText as text } from '#messages/finances.ts';

export const LazyGoalDialog = lazyDialog(
  async () => (await import('./goal-dialog.tsx')).GoalDialog,
  ({ goal }) => (goal ? text.editGoalTitle : text.goalTitle),
);
export const LazyMoneyDialog = lazyDialog(
  async () => (await import('./money-dialog.tsx')).MoneyDialog,
  ({ direction }) => (direction === 'in' ? text.moneyTitle : text.withdrawTitle),
);
export const LazyGoalEntriesDialog = lazyDialog(
  async () => (await import('./goal-entries-dialog.tsx')).GoalEntriesDialog,
  () => text.seeEntries,
);
