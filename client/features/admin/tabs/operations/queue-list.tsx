import { useQuery } from '@tanstack/react-query';
import { Clock, CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { adminApi } from '#client/data/admin-api.ts';
import type { PagedList } from '#client/data/use-pages.ts';
import { useNow } from '#client/lib/clock.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { PROMISED_HOURS, type Queue } from '#domain/operations/facts.ts';
import { adminBulkText } from '#messages/en/admin/bulk.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { ListPanel } from '../../components/list-panel.tsx';
import { dueOf } from '../../operations-model.ts';
import { BulkBar, type BulkChange } from './bulk-bar.tsx';

interface QueueListProps<Row> {
  queue: Queue;
  list: PagedList<Row>;
  /** Bulk action; absent if each row is decided on its own. */
  bulk?: BulkChange;
  /** `choice` renders the checkbox of a row, given the row's name. */
  children: (row: Row, choice: (name: string) => ReactNode) => ReactNode;
}

export function QueueList<Row extends { id: string }>({ queue, list, bulk, children }: QueueListProps<Row>) {
  const { what, empty } = text.queues[queue];
  const overview = useQuery(adminApi.operations.overview.queryOptions());
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // Drops chosen rows that have left the queue since.
  const chosen = (list.rows ?? []).flatMap(({ id }) => (marked.has(id) ? [id] : []));
  const choiceOf = (id: string) => (name: string) =>
    bulk && (
      <CheckboxField
        label={<span className="sr-only">{adminBulkText.choose(name)}</span>}
        checked={marked.has(id)}
        onChange={({ target }) =>
          setMarked(new Set(target.checked ? [...marked, id] : [...marked].filter((other) => other !== id)))
        }
      />
    );
  return (
    <ListPanel
      what={what}
      list={list}
      level={3}
      isFiltered={false}
      empty={<EmptyState title={text.nothing} text={empty} />}
    >
      {(rows) => (
        // Not a grid: the bar could not stick beyond its own grid row.
        <div>
          <ul aria-label={what} className="divide-y divide-line border-y border-line">
            {rows.map((row) => children(row, choiceOf(row.id)))}
          </ul>
          {bulk && chosen.length > 0 && (
            <BulkBar
              chosen={chosen}
              waiting={overview.data?.find((state) => state.queue === queue)?.waiting}
              bulk={bulk}
              onClear={() => setMarked(new Set())}
            />
          )}
        </div>
      )}
    </ListPanel>
  );
}

interface QueueRowProps {
  queue: Queue;
  title: string;
  /** Instant of receipt. */
  since: string;
  /** Checkbox for the bulk action. */
  choice?: ReactNode;
  /** Details of the row. */
  children: ReactNode;
  actions: ReactNode;
}

export function QueueRow({ queue, title, since, choice, children, actions }: QueueRowProps) {
  const due = dueOf(since, PROMISED_HOURS[queue], useNow());
  return (
    <li className="grid gap-3 py-4 md:grid-cols-[1fr_auto] md:items-center md:gap-6">
      <div className="flex gap-2">
        {choice && <div className="-mt-2">{choice}</div>}
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold break-words">{title}</span>
            <Badge tone={due.isOverdue ? 'danger' : 'neutral'} icon={due.isOverdue ? CircleAlert : Clock}>
              {due.text}
            </Badge>
          </p>
          <div className="grid gap-0.5 text-caption break-words text-ink-soft">{children}</div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">{actions}</div>
    </li>
  );
}
