import { useState } from 'react';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { pendingText as text } from '#messages/screens/pending.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { PendingItem } from './pending-item.tsx';
import { pendingMutations, sendPendingNow } from './page-outbox.ts';

const none: readonly PendingMutation[] = [];

const lists = [
  { state: 'stale', title: text.listStale },
  { state: 'refused', title: text.listRefused },
  { state: 'waiting', title: text.listWaiting },
] as const;

export interface PendingDialogProps {
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
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <h3 className="font-heading text-lead font-semibold">{title}</h3>
                  {state === 'waiting' && <SendNow />}
                </div>
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

/** Sends the waiting changes at once, and says so if they still wait afterwards. */
function SendNow() {
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');
  async function send(): Promise<void> {
    setAttempt('running');
    await sendPendingNow();
    setAttempt('failed');
  }
  return (
    <>
      <Button variant="quiet" className="-mr-5" isPending={attempt === 'running'} onClick={() => void send()}>
        {text.sendNow}
      </Button>
      <p role="status" className="w-full text-caption text-ink-soft">
        {attempt === 'failed' && text.stillWaiting}
      </p>
    </>
  );
}
