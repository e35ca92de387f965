import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { subscriptionScreensText as text } from '#messages/subscription.ts';
import { useCancelSubscription } from '../api.ts';

/** Dialog to cancel premium; `end` is its last day, formatted. */
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
