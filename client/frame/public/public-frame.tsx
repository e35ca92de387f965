import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { SkipLink } from '../skip-link.tsx';

/** What surrounds the public page at `path`. */
export function PublicFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="overflow-x-clip">
      <SkipLink />
      <PublicHeader path={path} />
      <main id="content">{children}</main>
      <PublicFooter />
    </div>
  );
}
