import { CircleHelp, CloudOff } from 'lucide-react';
import { usePendingState } from '#client/data/outbox/pending-state.ts';
import { networkText } from '#messages/ui.ts';

/**
 * Marks a record with a pending change, which waits for the network or for the member's decision; renders nothing for
 * other records.
 */
export function PendingMark({ of }: { of: string }) {
  const { objectIds, undecidedIds } = usePendingState();
  if (!objectIds.has(of)) return null;
  const isUndecided = undecidedIds.has(of);
  const Icon = isUndecided ? CircleHelp : CloudOff;
  return (
    <span className="inline-flex items-center gap-1.5 text-caption font-medium text-ink-soft">
      <Icon aria-hidden className="size-4 shrink-0" />
      {isUndecided ? networkText.undecided : networkText.waiting}
    </span>
  );
}
