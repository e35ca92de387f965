import { clsx } from 'clsx';
import { CloudOff, Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { bottomBarEntries, findCurrentEntry } from '#client/bar-entries.ts';
import { usePendingState } from '#client/data/outbox/pending-state.ts';
import { useIsOffline } from '#client/lib/network/use-failed-source.ts';
import { leaveToast } from '#client/ui/feedback/toast.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { shellText } from '#messages/shell.ts';
import { networkText } from '#messages/ui.ts';
import { SkipLink } from '../skip-link.tsx';
import { SheetMenu, SideMenu } from './load-member-screen.ts';
import { MemberHeader, type ShellUser } from './member-header.tsx';

const LazySignOutDialog = lazyDialog(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
  () => shellText.signOut,
);

const placeClass =
  // The five labels share one row: large text grows only as far as the screen is wide.
  'grid min-h-[min(3.5rem,17.5vw)] min-w-0 flex-1 justify-items-center content-center sm:low:flex sm:low:min-h-11 sm:low:items-center sm:low:justify-center sm:low:gap-[min(0.5rem,1vw)] gap-0.5 text-[min(0.875rem,4.1vw)] sm:low:text-[min(0.875rem,2.2vw)] leading-tight font-medium whitespace-nowrap transition-colors';

const iconClass =
  'grid h-[min(2rem,9vw)] w-[min(3.5rem,16vw)] place-items-center rounded-full transition-colors sm:low:w-[min(2.5rem,6vw)] sm:low:[&>svg]:size-[min(1.5rem,5vw)]';

interface MemberShellProps {
  user: ShellUser;
  onSignOut: () => void;
  isSigningOut?: boolean;
  /** Notification bell. */
  bell?: ReactNode;
  /** Summary of the pending changes. */
  pending?: ReactNode;
  children: ReactNode;
}

/** Frame of every signed-in screen: a side menu on a desktop, a bottom bar and a sheet on a phone. */
export function MemberShell({ user, onSignOut, isSigningOut = false, bell, pending, children }: MemberShellProps) {
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
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto max-w-5xl px-5 outline-none md:px-8 max-lg:has-data-phone-action:pb-16"
        >
          {children}
        </main>
      </div>
      <BottomBar isMenuOpen={isMenuOpen} onOpenMenu={() => setIsMenuOpen(true)} />
      <Dialog isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} title={shellText.more}>
        <SheetMenu {...menu} onNavigate={() => setIsMenuOpen(false)} />
      </Dialog>
      {/* Only the header's icon asks: the menu's entry has a label. */}
      {isSigningOff && (
        <LazySignOutDialog isPending={isSigningOut} onConfirm={onSignOut} onClose={() => setIsSigningOff(false)} />
      )}
    </div>
  );
}

/**
 * Shows above every screen that the network is missing, and in `children` the pending changes. The region is in the
 * page beforehand, so that screen readers announce changes.
 */
function OfflineBar({ children }: { children?: ReactNode }) {
  const isOffline = useIsOffline();
  const bar = useRef<HTMLDivElement>(null);
  // Sticky rows of a screen stay below the bar.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--offline-bar-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={bar} role="status" className="sticky top-0 z-20">
      {isOffline && (
        <p className="flex items-center justify-center gap-2.5 bg-ink px-5 py-2.5 text-caption font-medium text-page">
          <CloudOff aria-hidden className="size-4.5 shrink-0" />
          {networkText.offlineBar}
        </p>
      )}
      {children}
    </div>
  );
}

/** Main menu on a phone. */
function BottomBar({ isMenuOpen, onOpenMenu }: { isMenuOpen: boolean; onOpenMenu: () => void }) {
  const { pathname } = useLocation();
  // Every screen that has no place of its own is under More.
  const current = findCurrentEntry(bottomBarEntries, pathname);
  const isUnderMore = current === undefined;
  const isLit = isMenuOpen || isUnderMore;
  useEffect(leaveToast, [pathname]);
  return (
    <nav
      aria-label={shellText.mainMenu}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface px-2 pt-1 typing:hidden sm:low:pt-0 pb-[max(0.25rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      {bottomBarEntries.map((entry) => {
        const isCurrent = entry.path === current;
        return (
          <Link
            key={entry.path}
            to={entry.path}
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(placeClass, isCurrent ? 'text-accent-ink' : 'text-ink-soft')}
          >
            <span className={clsx(iconClass, isCurrent && 'bg-accent-soft')}>
              <entry.icon aria-hidden className="size-[min(1.5rem,7vw)]" strokeWidth={isCurrent ? 2.2 : 1.8} />
            </span>
            {entry.label}
          </Link>
        );
      })}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        aria-current={isUnderMore ? 'true' : undefined}
        onClick={onOpenMenu}
        className={clsx(placeClass, isLit ? 'text-accent-ink' : 'text-ink-soft')}
      >
        <span className={clsx(iconClass, isLit && 'bg-accent-soft')}>
          <Ellipsis aria-hidden className="size-[min(1.5rem,7vw)]" strokeWidth={isUnderMore ? 2.2 : 1.8} />
        </span>
        {shellText.more}
      </button>
    </nav>
  );
}
