import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { pendingText as text } from '#messages/screens/pending.ts';
import { keepPulling } from '#client/data/reads/pull.ts';
import { queryClient } from '#client/data/query-client.ts';
import { usePendingState } from '#client/data/outbox/pending-state.ts';
import { paths } from '#client/paths.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { forgetContained } from './confirmed-changes.ts';
import { startSending } from './page-outbox.ts';
import { PendingDialog } from './pending-dialog.tsx';

interface PendingOutletProps {
  /** True while the member is about to sign out with pending changes. */
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Keeps sending the member's pending changes, and shows them above every screen. */
export function PendingOutlet({ isLeaving, onStay, onLeave }: PendingOutletProps) {
  const { count, undecided, gallery } = usePendingState();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => startSending(), []);
  useEffect(() => keepPulling(queryClient, forgetContained), []);
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
      {gallery.photos > 0 && pathname !== paths.fillTimeline && (
        <Link
          to={paths.fillTimeline}
          className="flex min-h-11 items-center justify-center border-b border-line bg-sunk px-5 text-center text-caption font-semibold text-accent-ink"
        >
          {text.gallery(gallery.photos)}
        </Link>
      )}
      <PendingDialog isOpen={isOpen} onOpenChange={setIsOpen} />
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={onStay}
        title={text.signOutTitle}
        text={text.signOutText(count + undecided + gallery.memories)}
        confirmLabel={text.signOut}
        onConfirm={onLeave}
      />
    </>
  );
}
