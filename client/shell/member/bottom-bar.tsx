import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { shellText } from '#messages/screens/shell.ts';
import { bottomBarEntries, findCurrentEntry } from '#client/menu-entries.ts';

const placeClass =
  // The five labels share one row: large text grows only as far as the screen is wide.
  'grid min-h-14 min-w-0 flex-1 justify-items-center content-center sm:low:flex sm:low:min-h-11 sm:low:items-center sm:low:justify-center sm:low:gap-[min(0.5rem,1vw)] gap-0.5 text-[min(0.875rem,3.7vw)] sm:low:text-[min(0.875rem,2.2vw)] leading-tight font-medium whitespace-nowrap transition-colors';

const iconClass =
  'grid h-[min(2rem,9vw)] w-[min(3.5rem,16vw)] place-items-center rounded-full transition-colors sm:low:w-[min(2.5rem,6vw)] sm:low:[&>svg]:size-[min(1.5rem,5vw)]';

/** Main menu on a phone. */
export function BottomBar({ isMenuOpen, onOpenMenu }: { isMenuOpen: boolean; onOpenMenu: () => void }) {
  const { pathname } = useLocation();
  // Every screen that has no place of its own is under More.
  const current = findCurrentEntry(bottomBarEntries, pathname);
  const isUnderMore = current === undefined;
  const isLit = isMenuOpen || isUnderMore;
  return (
    <nav
      aria-label={shellText.mainMenu}
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
              <entry.icon
                aria-hidden
                className="size-[min(1.5rem,7vw)]"
                strokeWidth={isCurrent ? 2.2 : 1.8}
              />
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
