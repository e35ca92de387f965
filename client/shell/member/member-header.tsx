import { clsx } from 'clsx';
import { HeartHandshake, LogOut, Menu, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useNudgeLabel } from '#client/data/pending-payment.ts';
import { paths } from '#client/paths.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { IconButton, iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { shellText } from '#messages/shell.ts';
import type { ShellUser } from './shell-user.ts';

interface MemberHeaderProps {
  user: ShellUser;
  bell: ReactNode;
  onSignOut: () => void;
  onOpenMenu: () => void;
}

export function MemberHeader({ user, bell, onSignOut, onOpenMenu }: MemberHeaderProps) {
  const nudgeLabel = useNudgeLabel(user);
  const { pathname } = useLocation();
  // On a phone the couple's card has the button there, with its words.
  const isHome = pathname === paths.home || pathname === paths.dashboard;
  return (
    // Large text keeps the five controls on the screen: none grows beyond 44 pixels on a phone of 320.
    <header className="@container mx-auto flex min-h-18 sm:low:min-h-13 max-w-5xl items-center gap-1 px-[min(1.25rem,5vw)] md:px-8 [&_:is(a,button)[aria-label]]:size-[min(2.75rem,13.75vw)]">
      <Link to={paths.home} className="mr-auto flex min-h-11 items-center gap-2 rounded-small pr-1 lg:invisible">
        <Mark className="size-[min(2rem,10vw)]" />
        <span className="pt-1 font-heading text-lead font-semibold cramped:sr-only">{brand.name}</span>
      </Link>
      {bell}
      <Link
        to={paths.nudges}
        aria-label={nudgeLabel}
        title={nudgeLabel}
        className={clsx(iconButtonClass, '@min-[37rem]:hidden', isHome && 'max-[37rem]:hidden')}
      >
        <HeartHandshake aria-hidden className="size-5.5" strokeWidth={1.9} />
      </Link>
      <ButtonLink to={paths.nudges} variant="secondary" className="mx-1 @max-[37rem]:hidden">
        <HeartHandshake aria-hidden className="size-5" strokeWidth={1.9} />
        {nudgeLabel}
      </ButtonLink>
      <Link
        to={paths.profile}
        aria-label={shellText.openProfile}
        title={shellText.openProfile}
        className={iconButtonClass}
      >
        <UserRound aria-hidden className="size-5.5" strokeWidth={1.9} />
      </Link>
      <IconButton icon={LogOut} label={shellText.signOut} onClick={onSignOut} />
      <IconButton
        icon={Menu}
        label={shellText.openMenu}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
        className="-mr-2 lg:hidden"
      />
    </header>
  );
}
