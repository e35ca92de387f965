import { frameText } from '#messages/en/frame.ts';
import { paths } from '../../paths.ts';
import { hasScreen } from '../../routes.ts';

/** The links of the public header and footer; a page that does not exist yet is left out. */
export const publicLinks = [
  { path: paths.about, label: frameText.about },
  { path: paths.benefits, label: frameText.benefits },
  { path: paths.events, label: frameText.events },
  { path: paths.contact, label: frameText.contact },
].filter((link) => hasScreen(link.path));

export const publicLinkClass =
  'inline-flex min-h-11 items-center rounded-full px-4 font-medium text-ink-soft transition-colors hover:text-accent-ink aria-[current=page]:text-accent-ink';
