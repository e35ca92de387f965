import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
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

/** The layout route of the public pages. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
