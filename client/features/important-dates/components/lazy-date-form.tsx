import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { importantDateScreensText as text } from '#messages/important-date-screens.ts';

export const LazyDateForm = lazyDialog(
  async () => (await import('./date-form-dialog.tsx')).DateFormDialog,
  ({ date }) => (date ? text.editTitle : text.addTitle),
);
