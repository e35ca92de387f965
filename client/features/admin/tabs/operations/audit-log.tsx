import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { adminApi, adminClient } from '#client/data/admin-api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import type { AuditEntry } from '#domain/audit/schema.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import { ListSearch } from '../../components/list-search.tsx';
import { changesOf, toWords } from '../../operations-model.ts';

const AUDIT_PART_SIZE = 20;

export function AuditLog() {
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const filters = settled ? { search: settled } : {};
  const list = usePages<AuditEntry>(
    [...adminApi.audit.list.key(), filters],
    (page, options) => adminClient.admin.audit.list({ ...filters, ...page }, options),
    AUDIT_PART_SIZE,
  );
  return (
    <Section title={text.audit}>
      <p className="-mt-3 text-caption text-ink-soft">{text.auditText}</p>
      <ListSearch label={text.auditSearch} value={search} onChange={setSearch} />
      <ListPanel
        what={text.auditEntries}
        list={list}
        level={3}
        isFiltered={Boolean(settled)}
        onClearFilters={() => setSearch('')}
        empty={<EmptyState title={text.auditEmpty} text={text.auditEmptyText} />}
      >
        {(rows) => <DataTable label={text.audit} columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </ListPanel>
    </Section>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  {
    id: 'action',
    label: text.action,
    isName: true,
    render: ({ action, subjectLabel }) => (
      <span className="inline-grid">
        <span>{toWords(action)}</span>
        <span className="text-caption font-normal break-words text-ink-soft">{subjectLabel}</span>
      </span>
    ),
  },
  { id: 'change', label: text.change, render: (entry) => <Changes entry={entry} /> },
  { id: 'who', label: text.who, render: ({ actorName }) => actorName },
  {
    id: 'when',
    label: text.when,
    render: ({ createdAt }) => <span className="whitespace-nowrap">{formatInstant(createdAt)}</span>,
  },
];

/** Shows the changed fields with their old and new values; collapsed for a created or deleted record. */
function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  const lines = (
    <ul className="grid gap-0.5">
      {changes.map(({ field, before: was, after: is }) => (
        <li key={field} className="flex flex-wrap items-center gap-x-1.5 break-words">
          <span className="text-ink-soft">{field}:</span>
          {was !== undefined && (
            <span className={is === undefined ? '' : 'text-ink-soft line-through'}>
              {is !== undefined && <span className="sr-only">{text.was} </span>}
              {was}
            </span>
          )}
          {was !== undefined && is !== undefined && <ArrowRight aria-hidden className="size-3.5 shrink-0" />}
          {is !== undefined && <span className="font-medium">{is}</span>}
        </li>
      ))}
    </ul>
  );
  if (before && after) return <span className="inline-grid align-top">{lines}</span>;
  return (
    <details>
      <summary className="min-h-11 py-2.5 text-accent-ink">{before ? text.removed : text.added}</summary>
      {lines}
    </details>
  );
}
