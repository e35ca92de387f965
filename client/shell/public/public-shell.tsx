import { clsx } from 'clsx';
import { Moon, Sun, Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Path, paths } from '#client/paths.ts';
import { Mark, GujaratiWordmark } from '#client/ui/content/mark.tsx';
import { BlockPrintBorder } from '#client/ui/content/ornaments.tsx';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { factTokens } from '#domain/site/facts.ts';
import { landingText } from '#messages/landing.ts';
import { publicShellText } from '#messages/public-shell.ts';
import { shellText } from '#messages/shell.ts';
import { SkipLink } from '../skip-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LanguageOffer } from './language-offer.tsx';

/** Links of the public header and footer. */
const publicLinks = [
  { path: paths.home, label: shellText.home },
  { path: paths.about, label: publicShellText.about },
  { path: paths.benefits, label: publicShellText.benefits },
  { path: paths.events, label: publicShellText.events },
  { path: paths.contact, label: publicShellText.contact },
];

const links = [
  ...publicLinks,
  { path: paths.waitlist, label: publicShellText.waitlist },
  { path: paths.login, label: publicShellText.signIn },
  { path: paths.terms, label: publicShellText.terms },
  { path: paths.privacy, label: publicShellText.privacy },
];

/** Frame of the public page at `path`. */
export function PublicShell({ path, children }: { path: Path; children: ReactNode }) {
  return (
    <div className="overflow-x-clip">
      <SkipLink />
      <LanguageOffer path={path} />
      <UnconfirmedSignOut />
      <PublicHeader path={path} />
      <main id="content">{children}</main>
      <PublicFooter />
    </div>
  );
}

/**
 * Line for a device that has signed out without the server's confirmation; `public-pages/scripts/unconfirmed-sign-out.ts`
 * shows it and signs out again.
 */
function UnconfirmedSignOut() {
  return (
    <aside
      hidden
      aria-label={shellText.signOut}
      data-unconfirmed=""
      data-words={JSON.stringify(unconfirmedWords)}
      className="not-[[hidden]]:flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-danger-soft px-5 py-2 text-center text-danger"
    >
      <p role="alert">{publicShellText.signOutUnconfirmed}</p>
      <Button variant="secondary" isPending={false}>
        {publicShellText.signOutAgain}
      </Button>
    </aside>
  );
}

const unconfirmedWords = {
  confirmed: publicShellText.signedOut,
  failed: publicShellText.signOutFailed,
  failedText: publicShellText.signOutFailedText,
};

/** Header of the public page at `path`. */
function PublicHeader({ path }: { path: Path }) {
  return (
    <header className="relative z-20">
      <div className="mx-auto flex min-h-18 max-w-6xl items-center gap-2 px-5 max-[22rem]:gap-1 max-[18rem]:flex-wrap max-[18rem]:justify-end max-[18rem]:py-3 md:px-8">
        <a href={paths.home} className="mr-auto flex min-h-11 items-center gap-2.5 rounded-small">
          <Mark className="size-9" />
          <span className="pt-1 font-heading text-title font-semibold max-[22rem]:sr-only">{brand.name}</span>
        </a>
        <nav aria-label={publicShellText.publicMenu} className="hidden md:flex">
          <PublicLinks path={path} />
        </nav>
        <LanguageMenu path={path} />
        <ThemeToggle />
        <ButtonAnchor
          href={paths.login}
          variant="secondary"
          className="only-visitor shrink-0 whitespace-nowrap max-[24rem]:px-3.5"
        >
          {publicShellText.signIn}
        </ButtonAnchor>
        <ButtonAnchor
          href={paths.dashboard}
          variant="secondary"
          className="only-member shrink-0 whitespace-nowrap max-[24rem]:px-3.5"
        >
          {shellText.dashboard}
        </ButtonAnchor>
        <PublicMenu path={path} />
      </div>
    </header>
  );
}

/** Switches a public page between light and dark; `public-pages/scripts/theme-toggle.ts` adds the behaviour. */
function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-toggle=""
      data-to-light={publicShellText.switchToLight}
      data-to-dark={publicShellText.switchToDark}
      aria-label={publicShellText.switchToDark}
      title={publicShellText.switchToDark}
      className={iconButtonClass}
    >
      <Moon aria-hidden className="only-light size-5.5" strokeWidth={1.9} />
      <Sun aria-hidden className="only-dark size-5.5" strokeWidth={1.9} />
    </button>
  );
}

/** Links of the header on a phone; `public-pages/scripts/menu.ts` adds the behaviour. */
function PublicMenu({ path }: { path: string }) {
  return (
    <>
      <button
        type="button"
        data-menu-toggle=""
        data-open={shellText.openMenu}
        data-close={publicShellText.closeMenu}
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
        aria-label={publicShellText.publicMenu}
        className="appear absolute inset-x-5 top-full not-[[hidden]]:grid rounded-large border border-line bg-raised p-3 shadow-lift md:hidden"
      >
        <PublicLinks path={path} />
      </nav>
    </>
  );
}

/** Links of the header on the page at `path`. */
function PublicLinks({ path }: { path: string }) {
  return publicLinks.map((link) => (
    <a
      key={link.path}
      href={link.path}
      aria-current={link.path === path ? 'page' : undefined}
      className="inline-flex min-h-11 items-center rounded-full px-4 md:max-lg:px-2.5 font-medium text-ink-soft transition-colors hover:text-accent-ink aria-[current=page]:text-accent-ink"
    >
      {link.label}
    </a>
  ));
}

function PublicFooter() {
  const { supportEmail } = factTokens;
  return (
    <footer className="mt-24 bg-sunk pb-10">
      <BlockPrintBorder id="footer-border" className="block -translate-y-full text-cloth" />
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-16 gap-y-8 px-5 pt-4 md:px-8">
        <div className="grid gap-3">
          <GujaratiWordmark className="h-14 w-auto justify-self-start text-accent-ink" />
          <p className="max-w-xs text-ink-soft">{landingText.footerLine}</p>
        </div>
        <div className="grid max-w-xl gap-2 text-ink-soft">
          <nav aria-label={publicShellText.footerMenu} className="-mx-3 flex flex-wrap">
            {links.map((link) => (
              <a
                key={link.path}
                href={link.path}
                className="inline-flex min-h-11 items-center px-3 hover:text-accent-ink"
              >
                {link.label}
              </a>
            ))}
          </nav>
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-accent-ink"
          >
            {supportEmail}
          </a>
        </div>
      </div>
    </footer>
  );
}
