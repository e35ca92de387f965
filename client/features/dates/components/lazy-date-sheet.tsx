import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { datePlanningText as text } from '#messages/date-screens.ts';

export const LazyDateForm = lazyDialog(
  async () => (await import('./date-form-dialog.tsx')).DateFormDialog,
  ({ date }) => (date ? text.editTitle : text.plan),
);
