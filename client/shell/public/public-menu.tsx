import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { shellText } from '#messages/screens/shell.ts';
import { iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import { PublicLinks } from './public-links.tsx';

/** Links of the header on a phone; `public-pages/scripts/menu.ts` adds the behaviour. */
export function PublicMenu({ path }: { path: string }) {
  return (
    <>
      <button
        type="button"
        data-menu-toggle=""
        data-open={shellText.openMenu}
        data-close={shellText.closeMenu}
        aria-label={shellText.openMenu}
        title={shellText.openMenu}
        aria-expanded="false"
        aria-controls="site-menu"
        className={clsx(iconButtonClass, 'group -mr-2 md:hidden')}
      >
        <Menu aria-hidden className="size-5.5 group-aria-expanded:hidden" strokeWidth={1.9} />
        <X aria-hidden className="hidden size-5.5 group-aria-expanded:block" strokeWidth={1.9} />
      </button>
      <nav
        id="site-menu"
        hidden
        aria-label={shellText.publicMenu}
        className="appear absolute inset-x-5 top-full not-[[hidden]]:grid rounded-large border border-line bg-raised p-3 shadow-lift md:hidden"
      >
        <PublicLinks path={path} />
      </nav>
    </>
  );
}
