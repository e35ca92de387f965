import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { frameText } from '#messages/en/frame.ts';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { publicLinkClass, publicLinks } from './public-links.ts';

/** The header's links on a phone. Another page, Escape and the button close it. */
export function PublicMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(null);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <>
      <IconButton
        icon={isOpen ? X : Menu}
        label={isOpen ? frameText.closeMenu : frameText.openMenu}
        aria-expanded={isOpen}
        aria-controls="site-menu"
        onClick={() => setOpenAt(isOpen ? null : pathname)}
        className="-mr-2 md:hidden"
      />
      <nav
        id="site-menu"
        hidden={!isOpen}
        aria-label={frameText.publicMenu}
        className="appear absolute inset-x-5 top-18 not-[[hidden]]:grid rounded-large border border-line bg-raised p-3 shadow-lift md:hidden"
      >
        {publicLinks.map((link) => (
          <NavLink key={link.path} to={link.path} end className={publicLinkClass}>
            {link.label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
