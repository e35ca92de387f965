import { ourYearScreensText as text } from '#messages/screens/our-year.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyCardDialog = lazyDialog(
  async () => (await import('./card/card-dialog.tsx')).CardDialog,
  () => text.cardDialog,
);
