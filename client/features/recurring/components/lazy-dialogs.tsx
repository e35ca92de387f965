import { recurringScreensText } from '#messages/screens/recurring.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyRecurringDialog = lazyDialog(
  async () => (await import('./recurring-dialog.tsx')).RecurringDialog,
  ({ recurring }) => (recurring ? recurringScreensText.editTitle : recurringScreensText.addTitle),
);
export const LazyFillDialog = lazyDialog(
  async () => (await import('./fill-dialog.tsx')).FillDialog,
  () => recurringScreensText.waiting,
);
