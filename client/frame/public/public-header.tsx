import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { brand } from '#contract/brand.ts';
import { frameText } from '#messages/en/frame.ts';
import { useHasSessionMarker } from '../../lib/session-marker.ts';
import { paths } from '../../paths.ts';
import { hasScreen } from '../../routes.ts';
import { Mark } from '../../ui/content/mark.tsx';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';

const links = [
  { path: paths.about, label: frameText.about },
  { path: paths.benefits, label: frameText.benefits },
  { path: paths.events, label: frameText.events },
  { path: paths.contact, label: frameText.contact },
].filter((link) => hasScreen(link.path));

const linkClass =
  'inline-flex min-h-11 items-center rounded-full px-4 font-medium text-ink-soft transition-colors hover:text-accent-ink aria-[current=page]:text-accent-ink';

/** The header of every public page. */
export function PublicHeader() {
  const isSignedIn = useHasSessionMarker();
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setIsOpen(false), [pathname]);

  return (
    <header className="relative z-20" onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}>
      <div className="mx-auto flex h-18 max-w-6xl items-center gap-2 px-5 md:px-8">
        <Link to={paths.home} className="mr-auto flex min-h-11 items-center gap-2.5 rounded-small">
          <Mark className="size-9" />
          <span className="pt-1 font-heading text-title font-semibold">{brand.name}</span>
        </Link>
        <nav aria-label={frameText.publicMenu} className="hidden md:flex">
          {links.map((link) => (
            <NavLink key={link.path} to={link.path} className={linkClass}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <ThemeToggle />
        <ButtonLink to={isSignedIn ? paths.dashboard : paths.login} variant="secondary">
          {isSignedIn ? frameText.dashboard : frameText.signIn}
        </ButtonLink>
        {links.length > 0 && (
          <IconButton
            icon={isOpen ? X : Menu}
            label={isOpen ? frameText.closeMenu : frameText.openMenu}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setIsOpen(!isOpen)}
            className="-mr-2 md:hidden"
          />
        )}
      </div>
      {isOpen && (
        <nav id="site-menu" aria-label={frameText.publicMenu} className="appear absolute inset-x-5 top-18 grid rounded-large border border-line bg-raised p-3 shadow-lift md:hidden">
          {links.map((link) => (
            <NavLink key={link.path} to={link.path} className={linkClass}>
              {link.label}
            </NavLink>
          ))}
        </nav>
      )}
    </header>
  );
}
