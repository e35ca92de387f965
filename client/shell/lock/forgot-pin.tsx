import { useMutation, useQuery } from '@tanstack/react-query';
import { appLockText as text } from '#messages/app-lock.ts';
import { countChanges } from '#client/data/outbox/change-store.ts';
import { suppressSessionExpiry } from '#client/lib/session-end.ts';
import { leaveSession } from '#client/data/session.ts';
import { endServerSession } from '#client/lib/public/sign-out.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { leavePush } from '#client/data/worker/push.ts';

/**
 * Signs out and deletes the stored data, the lock last. Without the server's response the session would continue, and a
 * person who found the phone in flight mode would get in.
 */
export function ForgotPin({ onClose }: { onClose: () => void }) {
  const pending = useQuery({ queryKey: ['pending-while-locked'], queryFn: countChanges });
  const signOut = useMutation({
    mutationFn: () =>
      suppressSessionExpiry(async () => {
        if (!(await endServerSession())) throw new Error(text.signOutFailed);
        await leavePush();
      }),
    onSuccess: () => leaveSession('forgotten-pin'),
  });
  const count = pending.data ?? 0;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.forgotTitle}
      text={text.forgotText}
      confirmLabel={text.signInAgain}
      isPending={signOut.isPending}
      onConfirm={() => signOut.mutate()}
    >
      {count > 0 && <p className="font-medium text-danger">{text.forgotWaiting(count)}</p>}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {signOut.isError && signOut.error.message}
      </p>
    </ConfirmDialog>
  );
}
