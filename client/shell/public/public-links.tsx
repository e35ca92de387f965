import { shellText } from '#messages/screens/shell.ts';
import { paths } from '#client/paths.ts';

/** Links of the public header and footer. */
export const publicLinks = [
  { path: paths.home, label: shellText.home },
  { path: paths.about, label: shellText.about },
  { path: paths.benefits, label: shellText.benefits },
  { path: paths.events, label: shellText.events },
  { path: paths.contact, label: shellText.contact },
];

/** Links of the header on the page at `path`. */
export function PublicLinks({ path }: { path: string }) {
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
