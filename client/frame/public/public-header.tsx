import { Link, NavLink } from 'react-router';
import { brand } from '#contract/brand.ts';
import { frameText } from '#messages/en/frame.ts';
import { useHasSessionMarker } from '../../lib/public/session-marker.ts';
import { paths } from '../../paths.ts';
import { Mark } from '../../ui/content/mark.tsx';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { publicLinkClass, publicLinks } from './public-links.ts';
import { PublicMenu } from './public-menu.tsx';

/** The header of every public page. */
export function PublicHeader() {
  const isSignedIn = useHasSessionMarker();
  return (
    <header className="relative z-20">
      <div className="mx-auto flex h-18 max-w-6xl items-center gap-2 px-5 md:px-8">
        <Link to={paths.home} className="mr-auto flex min-h-11 items-center gap-2.5 rounded-small">
          <Mark className="size-9" />
          <span className="pt-1 font-heading text-title font-semibold">{brand.name}</span>
        </Link>
        <nav aria-label={frameText.publicMenu} className="hidden empty:hidden md:flex">
          {publicLinks.map((link) => (
            <NavLink key={link.path} to={link.path} end className={publicLinkClass}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <ThemeToggle />
        <ButtonLink to={isSignedIn ? paths.dashboard : paths.login} variant="secondary">
          {isSignedIn ? frameText.dashboard : frameText.signIn}
        </ButtonLink>
        {publicLinks.length > 0 && <PublicMenu />}
      </div>
    </header>
  );
}
