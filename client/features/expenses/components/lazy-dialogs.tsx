import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { financeScreensText as text } from '#messages/finances.ts';

export const LazyExpenseDialog = lazyDialog(
  async () => (await import('./expense-dialog.tsx')).ExpenseDialog,
  ({ expense }) => (expense ? text.editTitle : text.expenseTitle),
);
export const LazyImportDialog = lazyDialog(
  async () => (await import('#client/features/imports/components/import-sheet.tsx')).ImportSheet,
  () => text.importExpenses,
);
