import { shellText } from '#messages/screens/shell.ts';
import { landingText } from '#messages/screens/landing.ts';
import { factTokens } from '#contract/site-facts.ts';
import { paths } from '#client/paths.ts';
import { GujaratiWordmark } from '#client/ui/content/mark.tsx';
import { BlockPrintBorder } from '#client/ui/content/ornaments.tsx';
import { publicLinks } from './public-links.tsx';

const links = [
  ...publicLinks,
  { path: paths.waitlist, label: shellText.waitlist },
  { path: paths.login, label: shellText.signIn },
  { path: paths.terms, label: shellText.terms },
  { path: paths.privacy, label: shellText.privacy },
];

export function PublicFooter() {
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
          <nav aria-label={shellText.footerMenu} className="-mx-3 flex flex-wrap">
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
