import { CloudOff } from 'lucide-react';
import { networkText } from '#messages/screens/network.ts';
import { useIsWaiting } from '#client/lib/outbox/waiting-state.ts';

/** Marks a record with a pending change; renders nothing for other records. */
export function WaitingMark({ of }: { of: string }) {
  if (!useIsWaiting(of)) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-caption font-medium text-ink-soft">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {networkText.waiting}
    </span>
  );
}
