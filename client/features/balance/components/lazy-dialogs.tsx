import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { splittingScreensText } from '#messages/splitting.ts';

export const LazySettleDialog = lazyDialog(
  async () => (await import('./settle-dialog.tsx')).SettleDialog,
  () => splittingScreensText.settleTitle,
);
export const LazyPayDialog = lazyDialog(
  async () => (await import('./pay-dialog.tsx')).PayDialog,
  ({ partner }) => splittingScreensText.pay(partner.firstName),
);
export const LazyShowCodeDialog = lazyDialog(
  async () => (await import('./show-code-dialog.tsx')).ShowCodeDialog,
  () => splittingScreensText.myCode,
);
export const LazySettlementsDialog = lazyDialog(
  async () => (await import('./settlements-dialog.tsx')).SettlementsDialog,
  () => splittingScreensText.settlements,
);
export const LazySplittingDialog = lazyDialog(
  async () => (await import('./splitting-dialog.tsx')).SplittingDialog,
  () => splittingScreensText.optionsTitle,
);
