import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { dashboardText as text } from '#messages/dashboard.ts';

/** Names the forms of four features, whose texts Home needs only then. */
export const LazyAddSheet = lazyDialog(
  async () => (await import('./add-sheet.tsx')).AddSheet,
  () => text.add,
);
