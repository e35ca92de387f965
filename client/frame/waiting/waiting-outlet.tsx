import { useEffect, useState } from 'react';
import { waitingText as text } from '#messages/screens/waiting.ts';
import { useWaiting } from '#client/lib/outbox/waiting-state.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { startSending } from './page-outbox.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

interface WaitingOutletProps {
  /** The member is about to sign out while changes wait. */
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Keeps the member's changes on their way, and says above every screen what waits. */
export function WaitingOutlet({ isLeaving, onStay, onLeave }: WaitingOutletProps) {
  const { count, undecided } = useWaiting();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => startSending(), []);
  const words = [count > 0 && text.count(count), undecided > 0 && text.undecided(undecided)];
  return (
    <>
      {count + undecided > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-sunk px-5 text-caption text-ink">
          {words.filter(Boolean).join(' · ')}
          <button
            type="button"
            className="min-h-11 px-2 font-semibold text-accent-ink"
            onClick={() => setIsOpen(true)}
          >
            {text.show}
          </button>
        </p>
      )}
      <WaitingDialog isOpen={isOpen} onOpenChange={setIsOpen} />
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={onStay}
        title={text.signOutTitle}
        text={text.signOutText(count + undecided)}
        confirmLabel={text.signOut}
        onConfirm={onLeave}
      />
    </>
  );
}
