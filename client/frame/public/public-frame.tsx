import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { SkipLink } from '../skip-link.tsx';

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-x-clip">
      <SkipLink />
      <PublicHeader />
      <main id="content">{children}</main>
      <PublicFooter />
    </div>
  );
}
