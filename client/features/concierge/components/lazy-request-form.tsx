import { conciergeScreensText as text } from '#messages/screens/concierge.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyRequestForm = lazyDialog(
  async () => (await import('./request-form-dialog.tsx')).RequestFormDialog,
  ({ kind }) => text.formTitle[kind],
);
