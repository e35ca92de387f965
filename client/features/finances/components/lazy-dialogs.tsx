import { budgetScreensText } from '#messages/screens/budgets.ts';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { recurringScreensText } from '#messages/screens/recurring.ts';
import { splittingScreensText } from '#messages/screens/splitting.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyExpenseDialog = lazyDialog(
  async () => (await import('./expenses/expense-dialog.tsx')).ExpenseDialog,
  ({ expense }) => (expense ? text.editTitle : text.expenseTitle),
);
export const LazyGoalDialog = lazyDialog(
  async () => (await import('./goals/goal-dialog.tsx')).GoalDialog,
  ({ goal }) => (goal ? text.editGoalTitle : text.goalTitle),
);
export const LazyMoneyDialog = lazyDialog(
  async () => (await import('./goals/money-dialog.tsx')).MoneyDialog,
  ({ direction }) => (direction === 'in' ? text.moneyTitle : text.withdrawTitle),
);
export const LazyGoalEntriesDialog = lazyDialog(
  async () => (await import('./goals/goal-entries-dialog.tsx')).GoalEntriesDialog,
  () => text.seeEntries,
);
export const LazyBudgetDialog = lazyDialog(
  async () => (await import('./budgets/budget-dialog.tsx')).BudgetDialog,
  () => budgetScreensText.dialogTitle,
);
export const LazyRecurringDialog = lazyDialog(
  async () => (await import('./recurring/recurring-dialog.tsx')).RecurringDialog,
  ({ recurring }) => (recurring ? recurringScreensText.editTitle : recurringScreensText.addTitle),
);
export const LazyFillDialog = lazyDialog(
  async () => (await import('./recurring/fill-dialog.tsx')).FillDialog,
  () => recurringScreensText.waiting,
);
export const LazySettleDialog = lazyDialog(
  async () => (await import('./splitting/settle-dialog.tsx')).SettleDialog,
  () => splittingScreensText.settleTitle,
);
export const LazyPayDialog = lazyDialog(
  async () => (await import('./splitting/pay-dialog.tsx')).PayDialog,
  ({ partner }) => splittingScreensText.pay(partner.firstName),
);
export const LazyShowCodeDialog = lazyDialog(
  async () => (await import('./splitting/show-code-dialog.tsx')).ShowCodeDialog,
  () => splittingScreensText.myCode,
);
export const LazySettlementsDialog = lazyDialog(
  async () => (await import('./splitting/settlements-dialog.tsx')).SettlementsDialog,
  () => splittingScreensText.settlements,
);
export const LazySplittingDialog = lazyDialog(
  async () => (await import('./splitting/splitting-dialog.tsx')).SplittingDialog,
  () => splittingScreensText.optionsTitle,
);
export const LazyImportDialog = lazyDialog(
  async () => (await import('#client/features/imports/components/import-sheet.tsx')).ImportSheet,
  () => text.importExpenses,
);
