import { useQuery } from '@tanstack/react-query';
import { wipeForgotten } from '#client/data/lock/pin/pin-verification.ts';
import { countChanges } from '#client/data/outbox/stored/stored-changes.ts';
import { leaveSession, useEndOfSession } from '#client/data/session.ts';
import { hasNetwork } from '#client/lib/network/network-state.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { appLockText as text } from '#messages/app-lock.ts';

/**
 * Signs out and deletes the stored data. Without the server's answer the session may continue: the lock then stays,
 * without its keys, so that cutting the network does not open the app.
 */
export function ForgotPin({ onClose }: { onClose: () => void }) {
  const pending = useQuery({ queryKey: ['pending-while-locked'], queryFn: countChanges });
  const { end, isPending } = useEndOfSession((hasEnded) => {
    if (hasEnded) leaveSession('forgotten-pin');
    else void leaveLocked();
  });
  const count = pending.data ?? 0;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.forgotTitle}
      text={text.forgotText}
      confirmLabel={text.signInAgain}
      isPending={isPending}
      onConfirm={end}
    >
      {count > 0 && <p className="font-medium text-danger">{text.forgotWaiting(count)}</p>}
      {!hasNetwork() && <p className="font-medium text-danger">{text.forgotOffline}</p>}
    </ConfirmDialog>
  );
}

async function leaveLocked(): Promise<void> {
  try {
    await wipeForgotten();
  } catch (error) {
    // The data stays encrypted behind the PIN.
    console.warn('The key of app lock was not deleted', error);
  }
  leaveSession('forgotten-pin-unconfirmed');
}
