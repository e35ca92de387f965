import { useQuery } from '@tanstack/react-query';
import { TriangleAlert, Mail } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router';
import { adminApi } from '#client/data/admin-api.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Card } from '#client/ui/content/card.tsx';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { type Queue, QUEUES } from '#domain/operations/facts.ts';
import type { QueueState } from '#domain/operations/schema.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { toWords } from '../../operations-model.ts';
import { AuditLog } from './audit-log.tsx';
import { useFailedJobs, useRetryJob, useAnswerMessage, useAnswerMessages, useWaitingMessages } from './queue-api.ts';
import { QueueChips } from './queue-chips.tsx';
import { QueueList, QueueRow } from './queue-list.tsx';
import { ConciergeQueue } from './queues/concierge-queue.tsx';
import { GiftCardQueue } from './queues/gift-card-queue.tsx';
import { PaymentQueue } from './queues/payment-queue.tsx';
import { PreferenceQueue } from './queues/preference-queue.tsx';
import { WaitlistQueue } from './queues/waitlist-queue.tsx';
import { SecurityLog } from './security-log.tsx';

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
        onChoose={(queue) => setSearch({ tab: 'operations', queue }, { replace: true, preventScrollReset: true })}
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

/** Lists the problems of the installation; renders nothing without any. */
function Warnings() {
  const warnings = useQuery(adminApi.operations.warnings.queryOptions());
  return warnings.data?.map(({ id, kind, detail, seenAt }) => (
    <Card key={id} role="alert" className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 text-danger" />
      <h2 className="font-semibold">{text.warnings[kind].title}</h2>
      <p className="col-start-2 [overflow-wrap:anywhere]">{text.warnings[kind].text(detail)}</p>
      <p className="col-start-2 text-caption text-ink-soft">{text.seen(formatInstant(seenAt))}</p>
    </Card>
  ));
}

/** Jobs that failed permanently. */
function JobQueue() {
  const list = useFailedJobs();
  const retry = useRetryJob();
  return (
    <QueueList queue="jobs" list={list}>
      {({ id, name, failedAt, tries, error }) => (
        <QueueRow
          key={id}
          queue="jobs"
          title={toWords(name)}
          since={failedAt}
          actions={
            <Button
              variant="secondary"
              isPending={retry.isPending && retry.variables.id === id}
              onClick={() => retry.mutate({ id })}
            >
              {text.retry}
            </Button>
          }
        >
          <code className="[overflow-wrap:anywhere]">{error}</code>
          <span>{text.tries(tries)}</span>
        </QueueRow>
      )}
    </QueueList>
  );
}

/** Contact messages. The admin answers from their own email. */
function ContactQueue() {
  const list = useWaitingMessages();
  const answer = useAnswerMessage();
  const answerMany = useAnswerMessages();
  return (
    <QueueList queue="contact" list={list} bulk={{ ...answerMany, action: text.answered }}>
      {({ id, name, email, phone, city, subject, category, message, createdAt }, choice) => (
        <QueueRow
          key={id}
          queue="contact"
          title={subject}
          since={createdAt}
          choice={choice(subject)}
          actions={
            <>
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
                aria-label={text.writeTo(name)}
                className={buttonClass({ variant: 'quiet' })}
              >
                <Mail aria-hidden className="size-5" />
                {text.write}
              </a>
              <Button
                variant="secondary"
                isPending={answer.isPending && answer.variables.id === id}
                onClick={() => answer.mutate({ id })}
              >
                {text.answered}
              </Button>
            </>
          }
        >
          <span className="[overflow-wrap:anywhere]">
            <span className="mr-2">
              <Badge>{toWords(category)}</Badge>
            </span>
            {[name, email, phone, city].filter(Boolean).join(' · ')}
          </span>
          <p className="max-w-prose pt-1 text-body whitespace-pre-line text-ink">{message}</p>
        </QueueRow>
      )}
    </QueueList>
  );
}
