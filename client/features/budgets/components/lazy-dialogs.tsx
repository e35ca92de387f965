import { budgetScreensText } from '#messages/screens/budgets.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyBudgetDialog = lazyDialog(
  async () => (await import('./budget-dialog.tsx')).BudgetDialog,
  () => budgetScreensText.dialogTitle,
);
