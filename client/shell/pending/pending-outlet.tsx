import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePendingState } from '#client/data/outbox/pending-state.ts';
import { useIsOffline, useIsServerFailing } from '#client/lib/network/use-failed-source.ts';
import { paths } from '#client/paths.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { DialogFrame } from '#client/ui/overlays/dialog-frame.tsx';
import { preloadDialog } from '#client/ui/overlays/dialog.tsx';
import { pendingText as text } from '#messages/pending.ts';
import type { PendingDialogProps } from './pending-dialog.tsx';
import { startLate } from './start-late.ts';

const PendingDialog = lazyNamed<PendingDialogProps>(
  async () => (await Promise.all([import('./pending-dialog.tsx'), preloadDialog()]))[0].PendingDialog,
  ({ isOpen, onOpenChange }, failed) =>
    isOpen && <DialogFrame title={text.title} onClose={() => onOpenChange(false)} failed={failed} />,
);

interface PendingOutletProps {
  /** True while the member is about to sign out with pending changes. */
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Keeps sending the member's pending changes, and shows them above every screen. */
export function PendingOutlet({ isLeaving, onStay, onLeave }: PendingOutletProps) {
  const { count, isHeld, undecided, gallery } = usePendingState();
  const { pathname } = useLocation();
  /** `null` until the first opening. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const hadChanges = useRef(count + undecided + gallery.memories > 0);
  // Starts once: later changes are sent by the outbox that they load.
  useEffect(() => startLate({ isPending: hadChanges.current }), []);
  const isFailing = useIsServerFailing();
  const isOffline = useIsOffline();
  const words = [
    count > 0 && (isFailing || (isHeld && !isOffline) ? text.countFailing(count) : text.count(count)),
    undecided > 0 && text.undecided(undecided),
  ];
  return (
    <>
      {count + undecided > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-sunk px-5 text-caption text-ink">
          {words.filter(Boolean).join(' · ')}
          <button type="button" className="min-h-11 px-2 font-semibold text-accent-ink" onClick={() => setIsOpen(true)}>
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
      {isOpen !== null && <PendingDialog isOpen={isOpen} onOpenChange={setIsOpen} />}
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
