import { type ReactNode, useState } from 'react';
import { shellText } from '#messages/screens/shell.ts';
import { usePendingState } from '#client/data/outbox/pending-state.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { SkipLink } from '../skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { ShellUser } from './shell-user.ts';
import { MemberHeader } from './member-header.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { SideMenu } from './lazy-side-menu.tsx';

interface MemberShellProps {
  user: ShellUser;
  onSignOut: () => void;
  isSigningOut?: boolean;
  /** Notification bell. */
  bell?: ReactNode;
  /** Summary of the pending changes. */
  pending?: ReactNode;
  /** Banners above the screen, such as for email verification. */
  banners?: ReactNode;
  children: ReactNode;
}

/** Frame of every signed-in screen: a side menu on a desktop, a bottom bar and a sheet on a phone. */
export function MemberShell({
  user,
  onSignOut,
  isSigningOut = false,
  bell,
  pending,
  banners,
  children,
}: MemberShellProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSigningOff, setIsSigningOff] = useState(false);
  const { count, undecided, gallery } = usePendingState();
  const isAskedElsewhere = count + undecided + gallery.memories > 0;
  const menu = { user, onSignOut, isSigningOut };
  return (
    <div className="overflow-x-clip overscroll-y-contain lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface px-4 py-3 [scrollbar-width:thin] lg:block">
        <SideMenu {...menu} />
      </aside>
      <div className="pb-[calc(5.5rem+env(safe-area-inset-bottom))] lg:pb-12">
        <OfflineBar>{pending}</OfflineBar>
        <MemberHeader
          user={user}
          bell={bell}
          // Pending changes have a confirmation of their own.
          onSignOut={() => (isAskedElsewhere ? onSignOut() : setIsSigningOff(true))}
          onOpenMenu={() => setIsMenuOpen(true)}
        />
        {banners && (
          <div className="mx-auto grid max-w-5xl gap-3 px-5 pb-4 empty:hidden md:px-8">{banners}</div>
        )}
        <main id="content" tabIndex={-1} className="mx-auto max-w-5xl px-5 outline-none md:px-8">
          {children}
        </main>
      </div>
      <BottomBar isMenuOpen={isMenuOpen} onOpenMenu={() => setIsMenuOpen(true)} />
      <Dialog isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} title={shellText.more}>
        <SideMenu {...menu} onNavigate={() => setIsMenuOpen(false)} />
      </Dialog>
      {/* Only the header's icon asks: it is beside icons that are pressed daily, and the menu's entry has a label. */}
      <ConfirmDialog
        isOpen={isSigningOff}
        onOpenChange={setIsSigningOff}
        title={shellText.signOutTitle}
        text={shellText.signOutText}
        confirmLabel={shellText.signOut}
        isDangerous={false}
        isPending={isSigningOut}
        onConfirm={onSignOut}
      />
    </div>
  );
}
