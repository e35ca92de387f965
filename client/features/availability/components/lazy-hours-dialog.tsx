import { availabilityScreensText as text } from '#messages/screens/availability.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyHoursDialog = lazyDialog(
  async () => (await import('./hours-dialog.tsx')).HoursDialog,
  () => text.dialogTitle,
);
