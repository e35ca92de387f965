import { CloudOff } from 'lucide-react';
import { networkText } from '#messages/ui.ts';
import { useIsPending } from '#client/data/outbox/pending-state.ts';

/** Marks a record with a pending change; renders nothing for other records. */
export function PendingMark({ of }: { of: string }) {
  if (!useIsPending(of)) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-caption font-medium text-ink-soft">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {networkText.waiting}
    </span>
  );
}
