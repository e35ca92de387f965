import { clsx } from 'clsx';
import { HeartHandshake, LogOut, Menu, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useNudgeLabel } from '#client/data/pending-payment.ts';
import { paths } from '#client/paths.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { IconButton, iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import type { User } from '#domain/accounts/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { shellText } from '#messages/shell.ts';

/** Fields of the member that the shell needs. */
export type ShellUser = Pick<User, 'firstName' | 'lastName' | 'profileImageUrl' | 'isPremium' | 'isAdmin'>;

interface MemberHeaderProps {
  user: ShellUser;
  bell: ReactNode;
  onSignOut: () => void;
  onOpenMenu: () => void;
}

/** Header of a signed-in screen: five icons on Home and on a desktop (specification, section 2). */
export function MemberHeader({ user, bell, onSignOut, onOpenMenu }: MemberHeaderProps) {
  const nudgeLabel = useNudgeLabel(user);
  const { pathname } = useLocation();
  const isHome = pathname === paths.home || pathname === paths.dashboard;
  // The panel has no place for what an admin does as a member.
  const isPanel = pathname === paths.admin;
  const onlyHome = isHome ? undefined : 'max-lg:hidden';
  return (
    // Large text keeps the controls on the screen: none grows beyond 44 pixels on a phone of 320.
    <header
      className={clsx(
        '@container mx-auto flex max-w-5xl items-center gap-1 px-[min(1.25rem,5vw)] md:px-8 [&_:is(a,button)[aria-label]]:size-[min(2.75rem,13.75vw)]',
        isHome ? 'min-h-18 sm:low:min-h-13' : 'over-title',
      )}
    >
      <Link
        to={paths.home}
        className={clsx('mr-auto flex min-h-11 items-center gap-2 rounded-small pr-1 lg:invisible', onlyHome)}
      >
        <Mark className="size-[min(2rem,10vw)]" />
        <span className="pt-1 font-heading text-lead font-semibold cramped:sr-only">{brand.name}</span>
      </Link>
      {bell}
      {!isPanel && (
        <>
          <Link
            to={paths.nudges}
            aria-label={nudgeLabel}
            title={nudgeLabel}
            // On Home the couple's card of a phone has the button, with its words.
            className={clsx(
              iconButtonClass,
              isHome ? 'max-[37rem]:hidden @min-[37rem]:hidden' : 'max-lg:-mr-2 lg:@min-[37rem]:hidden',
            )}
          >
            <HeartHandshake aria-hidden className="size-5.5" strokeWidth={1.9} />
          </Link>
          <ButtonLink to={paths.nudges} variant="secondary" className={clsx('mx-1 @max-[37rem]:hidden', onlyHome)}>
            <HeartHandshake aria-hidden className="size-5" strokeWidth={1.9} />
            {nudgeLabel}
          </ButtonLink>
        </>
      )}
      <Link
        to={paths.profile}
        aria-label={shellText.openProfile}
        title={shellText.openProfile}
        className={clsx(iconButtonClass, onlyHome)}
      >
        <UserRound aria-hidden className="size-5.5" strokeWidth={1.9} />
      </Link>
      <IconButton icon={LogOut} label={shellText.signOut} onClick={onSignOut} className={clsx(onlyHome)} />
      <IconButton
        icon={Menu}
        label={shellText.openMenu}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
        className={clsx('-mr-2 lg:hidden', onlyHome)}
      />
    </header>
  );
}
