import { Award, HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';

interface LinkNoteProps {
  /** Purpose of the followed link: a partner's invite code, or the pilot's premium. */
  kind: 'invite' | 'pilot';
  children: ReactNode;
}

/** Tells a visitor who followed a link what it is for; shown by the page's script. */
export function LinkNote({ kind, children }: LinkNoteProps) {
  const Icon = kind === 'invite' ? HeartHandshake : Award;
  return (
    <div
      hidden
      data-link-note={kind}
      className="not-[[hidden]]:flex items-start gap-3 rounded-small bg-festive-soft p-4 text-festive-ink"
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
