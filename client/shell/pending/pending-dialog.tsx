import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { pendingText as text } from '#messages/screens/pending.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { PendingItem } from './pending-item.tsx';
import { pendingMutations } from './page-outbox.ts';

const none: readonly PendingMutation[] = [];

const lists = [
  { state: 'stale', title: text.listStale },
  { state: 'refused', title: text.listRefused },
  { state: 'waiting', title: text.listWaiting },
] as const;

interface PendingDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Lists the pending changes of this device, first those that need a decision. */
export function PendingDialog({ isOpen, onOpenChange }: PendingDialogProps) {
  // Excludes queued imports, which have a screen of their own.
  const changes = useStore(pendingMutations, none).filter(({ lane, state }) => !lane || state !== 'waiting');
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.title} description={text.text}>
      <div className="grid gap-6 pb-2">
        {changes.length === 0 && <p className="text-ink-soft">{text.empty}</p>}
        {lists.map(({ state, title }) => {
          const listed = changes.filter((change) => change.state === state);
          return (
            listed.length > 0 && (
              <section key={state} className="grid gap-1">
                <h3 className="font-heading text-lead font-semibold">{title}</h3>
                <ul className="divide-y divide-line">
                  {listed.map((change) => (
                    <PendingItem key={change.order} change={change} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </Dialog>
  );
}
