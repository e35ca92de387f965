import { HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says to somebody who followed their partner's link what it is for. */
export function InvitationNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-small bg-festive-soft p-4 text-festive-ink">
      <HeartHandshake aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
