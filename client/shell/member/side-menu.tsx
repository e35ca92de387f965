import { clsx } from 'clsx';
import { Crown, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useLocation } from 'react-router';
import { findCurrentEntry } from '#client/bar-entries.ts';
import { LanguageRow } from '#client/features/profile/components/language-row.tsx';
import { sideMenuEntries, sideMenuGroups } from '#client/menu-entries.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { Badge } from '#client/ui/content/badge.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import type { ThemeChoice } from '#client/ui/theme/theme.ts';
import { useTheme } from '#client/ui/theme/use-theme.ts';
import { menuText } from '#messages/menu.ts';
import { shellText } from '#messages/shell.ts';
import type { ShellUser } from './member-header.tsx';
import { MenuList, rowClass } from './side-menu-list.tsx';

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
  onNavigate?: (() => void) | undefined;
}

// Loaded only by admins who open the panel.
const PanelMenu = lazyNamed(async () => (await import('./side-menu-panel.tsx')).PanelMenu);

export function SideMenu({ user, onSignOut, isSigningOut, onNavigate }: SideMenuProps) {
  const isPanel = useLocation().pathname === paths.admin && user.isAdmin;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    // Takes the focus in a sheet, which would otherwise go to the language field, the only one, and scroll the sheet to its end.
    <div tabIndex={-1} data-takes-focus className="flex min-h-full flex-col gap-2.5 outline-none">
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
      <div className="pair-rule max-lg:hidden" aria-hidden />
      {isPanel ? <PanelMenu onNavigate={onNavigate} /> : <MemberMenu user={user} onNavigate={onNavigate} />}
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

function MemberMenu({ user, onNavigate }: Pick<SideMenuProps, 'user' | 'onNavigate'>) {
  const current = findCurrentEntry(sideMenuEntries(user), useLocation().pathname);
  return (
    <MenuList
      label={shellText.mainMenu}
      groups={sideMenuGroups(user).map(({ group, entries }) => ({
        name: group,
        heading: group === 'start' ? null : menuText.groups[group],
        entries: entries.map(({ path, label, icon }) => ({ to: path, label, icon, isCurrent: path === current })),
      }))}
      onNavigate={onNavigate}
    />
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
