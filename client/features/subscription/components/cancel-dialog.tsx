import { subscriptionScreensText as text } from '#messages/en/subscription-screens.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useCancelSubscription } from '../api.ts';

/** Asks before premium is let go; `end` is its last day, in words. */
export function CancelDialog({ end, onClose }: { end: string; onClose: () => void }) {
  const cancel = useCancelSubscription(onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.cancelTitle}
      text={text.cancelText(end)}
      confirmLabel={text.cancel}
      dismissLabel={text.keep}
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate(undefined)}
    />
  );
}
