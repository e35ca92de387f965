import { Clock, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { PROMISED_HOURS, type Queue } from '#contract/constants/operations.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { useNow } from '#client/lib/clock.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import type { PagedList } from '#client/lib/use-pages.ts';
import { ListPanel } from '../../components/list-panel.tsx';
import { dueOf } from '../../operations-model.ts';

interface QueueListProps<Row> {
  queue: Queue;
  list: PagedList<Row>;
  children: (row: Row) => ReactNode;
}

export function QueueList<Row>({ queue, list, children }: QueueListProps<Row>) {
  const { what, empty } = text.queues[queue];
  return (
    <ListPanel
      what={what}
      list={list}
      level={3}
      isFiltered={false}
      empty={<EmptyState title={text.nothing} text={empty} />}
    >
      {(rows) => (
        <ul aria-label={what} className="divide-y divide-line border-y border-line">
          {rows.map((row) => children(row))}
        </ul>
      )}
    </ListPanel>
  );
}

interface QueueRowProps {
  queue: Queue;
  title: string;
  /** When it was received, an instant. */
  since: string;
  /** The details. */
  children: ReactNode;
  actions: ReactNode;
}

export function QueueRow({ queue, title, since, children, actions }: QueueRowProps) {
  const due = dueOf(since, PROMISED_HOURS[queue], useNow());
  return (
    <li className="grid gap-3 py-4 md:grid-cols-[1fr_auto] md:items-center md:gap-6">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold break-words">{title}</span>
          <Badge tone={due.isOverdue ? 'danger' : 'neutral'} icon={due.isOverdue ? CircleAlert : Clock}>
            {due.text}
          </Badge>
        </p>
        <div className="grid gap-0.5 text-caption break-words text-ink-soft">{children}</div>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">{actions}</div>
    </li>
  );
}
