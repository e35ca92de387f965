import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { Queue, QueueState } from '#contract/admin/operations.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { adminApi } from '../../../../lib/admin-api.ts';
import { Section } from '../../../../ui/content/card.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { AuditLog } from './audit-log.tsx';
import { QueueCards } from './queue-cards.tsx';
import { ContactQueue } from './queues/contact-queue.tsx';
import { GiftCardQueue } from './queues/gift-card-queue.tsx';
import { JobQueue } from './queues/job-queue.tsx';
import { PaymentQueue } from './queues/payment-queue.tsx';
import { PreferenceQueue } from './queues/preference-queue.tsx';
import { WaitlistQueue } from './queues/waitlist-queue.tsx';

const contents: Record<Queue, ComponentType> = {
  payments: PaymentQueue,
  giftCards: GiftCardQueue,
  contact: ContactQueue,
  datePreferences: PreferenceQueue,
  waitlist: WaitlistQueue,
  jobs: JobQueue,
};

/** What waits for us, and what we did. */
export function OperationsTab() {
  const overview = useQuery(adminApi.operations.overview.queryOptions());
  return (
    <div className="grid grid-cols-1 gap-10">
      <FiguresPanel query={overview}>{(states) => <Queues states={states} />}</FiguresPanel>
      <AuditLog />
    </div>
  );
}

/** The counts of all queues, and the one that is open: at first the one that is most behind. */
function Queues({ states }: { states: readonly QueueState[] }) {
  const [chosen, setChosen] = useState<Queue>(() => mostBehind(states));
  const state = states.find(({ queue }) => queue === chosen);
  const Content = contents[chosen];
  return (
    <div className="grid grid-cols-1 gap-8">
      <QueueCards states={states} chosen={chosen} onChoose={setChosen} />
      <Section title={text.queues[chosen].name}>
        <p className="-mt-3 text-caption text-ink-soft">
          {state?.promisedHours ? text.promise(state.promisedHours) : text.noPromise}
        </p>
        <Content />
      </Section>
    </div>
  );
}

function mostBehind(states: readonly QueueState[]): Queue {
  const [first] = states.toSorted((a, b) => b.overdue - a.overdue || b.waiting - a.waiting);
  return first?.queue ?? 'payments';
}
