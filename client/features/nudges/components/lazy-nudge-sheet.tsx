import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { nudgeScreensText as text } from '#messages/nudges.ts';

export const LazyNudgeSheet = lazyDialog(
  async () => (await import('./nudge-form-sheet.tsx')).NudgeFormSheet,
  () => text.open,
);
