import { importantDateScreensText as text } from '#messages/important-date-screens.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyDateForm = lazyDialog(
  async () => (await import('./date-form-dialog.tsx')).DateFormDialog,
  ({ date }) => (date ? text.editTitle : text.addTitle),
);
