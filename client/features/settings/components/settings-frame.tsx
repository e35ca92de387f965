import type { ReactNode } from 'react';
import { paths } from '#client/paths.ts';
import { PageHeader } from '#client/ui/layout/page-header.tsx';

/** Frame of a settings screen: its title with the way back to the profile, and one readable column. */
export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} backTo={paths.profile} />
      <div className="grid max-w-2xl grid-cols-1 gap-4">{children}</div>
    </>
  );
}
