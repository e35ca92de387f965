import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';

export const rowClass =
  'flex min-h-11 w-full lg:pointer-fine:min-h-9 lg:pointer-fine:py-1 items-center gap-3 rounded-small px-3 py-2 text-left transition-colors';

interface MenuListProps {
  /** Accessible name of the menu. */
  label: string;
  groups: readonly {
    name: string;
    /** Heading of the group; the first entries need none. */
    heading: string | null;
    entries: readonly { to: string; label: string; icon?: LucideIcon; isCurrent: boolean }[];
  }[];
  /** Called when a link is followed, to close the sheet. */
  onNavigate?: (() => void) | undefined;
}

/** Links of a menu in groups: two columns in a sheet, which then shows them all, and one beside the screens. */
export function MenuList({ label, groups, onNavigate }: MenuListProps) {
  const id = useId();
  return (
    <nav aria-label={label} className="grid gap-1 max-lg:-mx-2">
      {groups.map(({ name, heading, entries }) => (
        <div key={name}>
          {/* No heading: the page's own come after the menu, and begin with its title. */}
          {heading !== null && (
            <p id={`${id}-${name}`} className="px-3 pt-1 text-caption font-semibold text-ink-soft">
              {heading}
            </p>
          )}
          <ul
            {...(heading !== null && { 'aria-labelledby': `${id}-${name}` })}
            className="grid grid-cols-2 gap-x-1 lg:grid-cols-1 cramped:grid-cols-1"
          >
            {entries.map(({ to, label: words, icon: Icon, isCurrent }) => (
              <li key={to} className="grid">
                <Link
                  to={to}
                  aria-current={isCurrent ? 'page' : undefined}
                  {...(onNavigate && { onClick: onNavigate })}
                  className={clsx(
                    rowClass,
                    'max-lg:gap-2.5 max-lg:px-2.5 max-lg:py-1 max-lg:leading-tight',
                    isCurrent ? 'bg-accent-soft font-semibold text-accent-ink' : 'hover:bg-sunk',
                  )}
                >
                  {Icon && <Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={isCurrent ? 2.2 : 1.8} />}
                  <span className="min-w-0 wrap-break-word">{words}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
