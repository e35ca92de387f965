import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router';
import { QUEUES, type Queue } from '#contract/constants/operations.ts';
import type { QueueState } from '#contract/admin/operations.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { AuditLog } from './audit-log.tsx';
import { QueueChips } from './queue-chips.tsx';
import { SecurityLog } from './security-log.tsx';
import { ConciergeQueue } from './queues/concierge-queue.tsx';
import { ContactQueue } from './queues/contact-queue.tsx';
import { GiftCardQueue } from './queues/gift-card-queue.tsx';
import { JobQueue } from './queues/job-queue.tsx';
import { PaymentQueue } from './queues/payment-queue.tsx';
import { PreferenceQueue } from './queues/preference-queue.tsx';
import { WaitlistQueue } from './queues/waitlist-queue.tsx';
import { Warnings } from './warnings.tsx';

const contents: Record<Queue, ComponentType> = {
  payments: PaymentQueue,
  giftCards: GiftCardQueue,
  concierge: ConciergeQueue,
  contact: ContactQueue,
  datePreferences: PreferenceQueue,
  waitlist: WaitlistQueue,
  jobs: JobQueue,
};

export function OperationsTab() {
  const overview = useQuery(adminApi.operations.overview.queryOptions());
  return (
    <div className="grid grid-cols-1 gap-8">
      <Warnings />
      <FiguresPanel query={overview}>{(states) => <Queues states={states} />}</FiguresPanel>
      <AuditLog />
      <SecurityLog />
    </div>
  );
}

/**
 * Shows the counts of all queues and the open queue: the one named in the address (`?queue=contact`), else the most
 * overdue.
 */
function Queues({ states }: { states: readonly QueueState[] }) {
  const [search, setSearch] = useSearchParams();
  // Kept in state, so that the open queue stays the same while its counts change.
  const [first] = useState<Queue>(() => mostBehind(states));
  const chosen = QUEUES.find((queue) => queue === search.get('queue')) ?? first;
  const state = states.find(({ queue }) => queue === chosen);
  const Content = contents[chosen];
  return (
    <section aria-label={text.queues[chosen].name} className="grid grid-cols-1 gap-2">
      <QueueChips
        states={states}
        chosen={chosen}
        onChoose={(queue) =>
          setSearch({ tab: 'operations', queue }, { replace: true, preventScrollReset: true })
        }
      />
      <h2 className="sr-only">{text.queues[chosen].name}</h2>
      <Content />
      <p className="text-caption text-ink-soft">
        {state?.promisedHours ? text.promise(state.promisedHours) : text.noPromise}
      </p>
    </section>
  );
}

function mostBehind(states: readonly QueueState[]): Queue {
  const [first] = states.toSorted((a, b) => b.overdue - a.overdue || b.waiting - a.waiting);
  return first?.queue ?? 'payments';
}
