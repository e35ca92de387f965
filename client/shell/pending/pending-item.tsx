import { useState } from 'react';
import { pendingText as text } from '#messages/screens/pending.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import type { LabelledField } from '#client/data/outbox/offline-rules.ts';
import { changedFields, type Fields, type PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { usePartner } from '#client/data/partner.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { pageOutbox } from './page-outbox.ts';
import { rulesOf } from './offline-rules.ts';

/** One pending change with the available actions. */
export function PendingItem({ change }: { change: PendingMutation }) {
  const [isPending, setIsPending] = useState(false);
  const partner = usePartner();
  const rules = rulesOf(change.call);
  const kind = rules?.calls[change.call] ?? 'update';
  const mine: Fields = { ...change.before, ...change.body };
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
      {change.state === 'stale' && (
        <>
          <p>{partner ? text.staleByName(partner.firstName) : text.staleByPartner}</p>
          <SideBySide
            theirs={rules?.describe(change.newer ?? {}) ?? []}
            mine={rules?.describe({ ...change.newer, ...changedFields(change) }) ?? []}
          />
          <Actions
            isPending={isPending}
            actions={[
              { label: text.keepTheirs, onPress: () => run('drop') },
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

/** Shows both versions of the fields that differ. */
function SideBySide({ theirs, mine }: { theirs: readonly LabelledField[]; mine: readonly LabelledField[] }) {
  const differing = theirs.flatMap(({ label, value }) => {
    const own = mine.find((field) => field.label === label)?.value ?? '';
    return own === value ? [] : [{ label, theirs: value, mine: own }];
  });
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['theirs', 'mine'] as const).map((side) => (
        <section key={side} className="grid content-start gap-2 rounded-small border border-line p-3">
          <h4 className="text-caption font-semibold">{text[side]}</h4>
          <FieldList fields={differing.map((field) => ({ label: field.label, value: field[side] }))} />
        </section>
      ))}
    </div>
  );
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
