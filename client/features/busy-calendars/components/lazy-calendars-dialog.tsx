import { busyCalendarScreensText as text } from '#messages/screens/busy-calendars.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyCalendarsDialog = lazyDialog(
  async () => (await import('./calendars-dialog.tsx')).CalendarsDialog,
  () => text.title,
);
