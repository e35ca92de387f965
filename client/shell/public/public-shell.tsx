import type { ReactNode } from 'react';
import type { Path } from '#client/paths.ts';
import { LanguageOffer } from './language-offer.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { SkipLink } from '../skip-link.tsx';

/** Frame of the public page at `path`. */
export function PublicShell({ path, children }: { path: Path; children: ReactNode }) {
  return (
    <div className="overflow-x-clip">
      <SkipLink />
      <LanguageOffer path={path} />
      <PublicHeader path={path} />
      <main id="content">{children}</main>
      <PublicFooter />
    </div>
  );
}
