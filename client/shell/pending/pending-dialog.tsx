import { useState } from 'react';
import { changedFields } from '#client/data/outbox/compare-changes.ts';
import type { LabelledField } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation, Fields } from '#client/data/outbox/pending-mutation.ts';
import { usePartner } from '#client/data/partner.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { pendingText as text } from '#messages/pending.ts';
import { rulesOf } from './offline-rules.ts';
import { pendingMutations, sendPendingNow, pageOutbox } from './page-outbox.ts';

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

/** Time in milliseconds after which a member is told that something else answers. */
const HELD_UP_MS = 24 * 3_600_000;

/** One pending change with the available actions. */
function PendingItem({ change }: { change: PendingMutation }) {
  const [isPending, setIsPending] = useState(false);
  const partner = usePartner();
  const rules = rulesOf(change.call);
  const kind = rules?.calls[change.call] ?? 'update';
  const mine: Fields = { ...change.guessed?.[0], ...change.before, ...change.body };
  const run = (decision: 'retry' | 'drop') => {
    setIsPending(true);
    void pageOutbox.decide(change, decision).finally(() => setIsPending(false));
  };
  return (
    <li className="grid gap-2.5 py-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{rules?.nameOf(mine)}</span>
        <Badge>{text.kinds[kind]}</Badge>
        <span className="text-caption text-ink-soft">{formatInstant(change.madeAt)}</span>
      </p>
      {isHeldUp(change) && <p className="text-caption text-ink-soft">{text.heldUp(change.foreign.status)}</p>}
      {change.state === 'stale' && (
        <>
          <p>{partner ? text.staleByName(partner.firstName) : text.staleByPartner}</p>
          <SideBySide
            partnerName={partner?.firstName || null}
            theirs={rules?.describe(change.newer ?? {}) ?? []}
            mine={rules?.describe({ ...change.newer, ...changedFields(change) }) ?? []}
          />
          <Actions
            isPending={isPending}
            actions={[
              { label: text.keepTheirs(partner?.firstName || null), onPress: () => run('drop') },
              { label: text.keepMine, onPress: () => run('retry') },
            ]}
          />
        </>
      )}
      {change.state === 'refused' && (
        <>
          <p className="text-danger">{change.reason}</p>
          <FieldList fields={rules?.describe(mine) ?? []} />
          <Actions
            isPending={isPending}
            actions={[
              { label: text.copy, onPress: () => void copyText(rules?.describe(mine) ?? []) },
              { label: text.retry, onPress: () => run('retry') },
              { label: text.drop, onPress: () => run('drop') },
            ]}
          />
        </>
      )}
    </li>
  );
}

/** Returns true for a change in whose place something else than the server has answered for a day. */
function isHeldUp(change: PendingMutation): change is PendingMutation & Required<Pick<PendingMutation, 'foreign'>> {
  const { state, foreign } = change;
  return (
    state === 'waiting' && foreign !== undefined && Date.parse(foreign.last) - Date.parse(foreign.since) > HELD_UP_MS
  );
}

interface ActionsProps {
  isPending: boolean;
  actions: readonly { label: string; onPress: () => void }[];
}

function Actions({ isPending, actions }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(({ label, onPress }) => (
        <Button key={label} variant="secondary" isPending={isPending} onClick={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}

interface SideBySideProps {
  partnerName: string | null;
  theirs: readonly LabelledField[];
  mine: readonly LabelledField[];
}

/** Shows both versions of the fields that differ. */
function SideBySide({ partnerName, theirs, mine }: SideBySideProps) {
  const titles = { theirs: text.theirs(partnerName), mine: text.mine };
  // A version may lack a field that the other one has.
  const labels = new Set([...theirs, ...mine].map(({ label }) => label));
  const differing = [...labels]
    .map((label) => ({ label, theirs: valueOf(theirs, label), mine: valueOf(mine, label) }))
    .filter((field) => field.theirs !== field.mine);
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['theirs', 'mine'] as const).map((side) => (
        <section key={side} className="grid content-start gap-2 rounded-small border border-line p-3">
          <h4 className="text-caption font-semibold">{titles[side]}</h4>
          <FieldList fields={differing.map((field) => ({ label: field.label, value: field[side] }))} />
        </section>
      ))}
    </div>
  );
}

function valueOf(fields: readonly LabelledField[], label: string): string {
  return fields.find((field) => field.label === label)?.value ?? '';
}

function FieldList({ fields }: { fields: readonly LabelledField[] }) {
  return (
    <dl className="grid gap-1.5">
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-caption text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

async function copyText(fields: readonly LabelledField[]): Promise<void> {
  const lines = fields.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`);
  try {
    await navigator.clipboard.writeText(lines.join('\n'));
    showToast({ title: text.copied, tone: 'positive' });
  } catch (error) {
    console.warn('The text could not be copied', error);
    showToast({ title: text.copyFailed, tone: 'danger' });
  }
}
