import { clsx } from 'clsx';
import { Crown, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { findCurrentEntry } from '#client/bar-entries.ts';
import { LanguageRow } from '#client/features/profile/components/language-row.tsx';
import { sideMenuEntries } from '#client/menu-entries.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { Badge } from '#client/ui/content/badge.tsx';
import type { ThemeChoice } from '#client/ui/theme/theme.ts';
import { useTheme } from '#client/ui/theme/use-theme.ts';
import { menuText } from '#messages/menu.ts';
import { shellText } from '#messages/shell.ts';
import type { ShellUser } from './shell-user.ts';

const choices = [
  { value: 'light', label: menuText.themeLight, icon: Sun },
  { value: 'dark', label: menuText.themeDark, icon: Moon },
  { value: 'system', label: menuText.themeSystem, icon: Monitor },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: typeof Sun }[];

interface SideMenuProps {
  user: ShellUser;
  onSignOut: () => void;
  isSigningOut: boolean;
  /** Called when a link is followed, to close the sheet. */
  onNavigate?: () => void;
}

const rowClass =
  'flex min-h-11 w-full lg:pointer-fine:min-h-10 lg:pointer-fine:py-1.5 items-center gap-3 rounded-small px-3 py-2 text-left transition-colors';

export function SideMenu({ user, onSignOut, isSigningOut, onNavigate }: SideMenuProps) {
  const { pathname } = useLocation();
  const entries = sideMenuEntries(user);
  const current = findCurrentEntry(entries, pathname);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    // Takes the focus in a sheet, which would otherwise go to the language field, the only one, and scroll the sheet to its end.
    <div tabIndex={-1} data-takes-focus className="flex min-h-full flex-col gap-4 outline-none lg:gap-2.5">
      <div className="flex items-center gap-3 px-1">
        <Avatar name={name} photoUrl={user.profileImageUrl} />
        <div className="grid min-w-0 justify-items-start gap-0.5">
          <p className="w-full font-heading text-lead leading-tight font-semibold wrap-anywhere">{name}</p>
          {user.isPremium && (
            <Badge tone="festive" icon={Crown}>
              {menuText.premium}
            </Badge>
          )}
        </div>
      </div>
      <div className="pair-rule" aria-hidden />
      <nav aria-label={shellText.mainMenu}>
        <ul className="grid gap-0.5 lg:gap-0">
          {entries.map((entry) => {
            const isCurrent = entry.path === current;
            return (
              <li key={entry.path}>
                <Link
                  to={entry.path}
                  aria-current={isCurrent ? 'page' : undefined}
                  {...(onNavigate && { onClick: onNavigate })}
                  className={clsx(
                    rowClass,
                    isCurrent ? 'bg-accent-soft font-semibold text-accent-ink' : 'hover:bg-sunk',
                  )}
                >
                  <entry.icon aria-hidden className="size-5.5 shrink-0" strokeWidth={isCurrent ? 2.2 : 1.8} />
                  {entry.label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="mt-auto grid gap-2 pt-2 lg:gap-0 lg:pt-0">
        <LanguageRow className="min-h-11 gap-x-3" />
        <ThemeChoiceRow />
        <button
          type="button"
          disabled={isSigningOut}
          onClick={onSignOut}
          className={clsx(rowClass, 'hover:bg-sunk disabled:text-ink-faint')}
        >
          <LogOut aria-hidden className="size-5.5" strokeWidth={1.8} />
          {shellText.signOut}
        </button>
      </div>
    </div>
  );
}

function ThemeChoiceRow() {
  const { theme, setTheme } = useTheme();
  return (
    <div role="group" aria-label={menuText.theme} className="grid grid-cols-3 rounded-full bg-sunk p-1">
      {choices.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={theme === value}
          onClick={() => setTheme(value)}
          className={clsx(
            'flex min-h-11 items-center justify-center gap-1.5 rounded-full text-caption font-medium transition-colors',
            theme === value ? 'bg-raised text-ink shadow-lift' : 'text-ink-soft hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </button>
      ))}
    </div>
  );
}
