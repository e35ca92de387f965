import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatCompactDate, indiaDate } from '#client/lib/format/dates.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { pilotCities } from '#domain/site/cities.ts';
import type { WaitlistEntry } from '#domain/waitlist/schema.ts';
import { adminWaitlistText as text } from '#messages/en/admin/waitlist.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import type { Sort } from '../../model.ts';
import { FilterBar, noFilters, type FilterChoice } from './filter-bar.tsx';
import { namesOf, useDeleteEntry, useWaitlist, type WaitlistFilters, useUpdateEntry } from './waitlist-api.ts';
import { WaitlistFigures } from './waitlist-figures.tsx';

const tones = { pending: 'warning', contacted: 'calm', approved: 'positive' } as const;
/** Statuses that an entry can move to (admin specification, section 4). */
const moves = { pending: ['contacted', 'approved'], contacted: ['approved'], approved: [] } as const;

export function WaitlistTab() {
  const [choice, setChoice] = useState(noFilters);
  const [leaving, setLeaving] = useState<WaitlistEntry | null>(null);
  const search = useDebounced(choice.search.trim());
  const filters = toFilters({ ...choice, search });
  const [sort, setSort] = useState<Sort>({ column: 'joined', direction: 'descending' });
  const list = useWaitlist(filters, sort.direction === 'descending' ? 'newest' : 'oldest');
  return (
    <div className="grid grid-cols-1 gap-8">
      <WaitlistFigures />
      <Section
        title={text.list}
        action={
          <ExportButton
            label={text.export}
            address={`/api/admin/waitlist/export.csv?${new URLSearchParams(filters)}`}
          />
        }
      >
        <FilterBar choice={choice} onChange={setChoice} />
        <ListPanel
          what={text.entries}
          list={list}
          level={3}
          isFiltered={Object.keys(filters).length > 0}
          empty={<EmptyState title={text.empty} text={text.emptyText} />}
        >
          {(rows) => (
            <DataTable
              label={text.entries}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              sort={sort}
              onSort={setSort}
              renderActions={(entry) => (
                <IconButton icon={Trash2} label={text.delete(namesOf(entry))} onClick={() => setLeaving(entry)} />
              )}
            />
          )}
        </ListPanel>
      </Section>
      {leaving && <DeleteEntryDialog entry={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function toFilters({ search, city, status, stage }: FilterChoice): WaitlistFilters & Record<string, string> {
  return {
    ...(search && { search }),
    ...(city && { city }),
    ...(status && { status }),
    ...(stage && { stage }),
  };
}

function DeleteEntryDialog({ entry, onClose }: { entry: WaitlistEntry; onClose: () => void }) {
  const names = namesOf(entry);
  const remove = useDeleteEntry(names, onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.deleteTitle}
      text={text.deleteText(names)}
      confirmLabel={text.deleteAction}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: entry.id })}
    />
  );
}

const columns: readonly Column<WaitlistEntry>[] = [
  {
    id: 'names',
    label: text.names,
    isName: true,
    render: namesOf,
  },
  {
    id: 'contact',
    label: text.contact,
    render: ({ email, phone }) => (
      <span className="inline-grid md:min-w-48">
        <span className="[overflow-wrap:anywhere]">
          {email.slice(0, email.indexOf('@'))}
          <wbr />
          {email.slice(email.indexOf('@'))}
        </span>
        <span className="figures whitespace-nowrap text-ink-soft">{phone}</span>
      </span>
    ),
  },
  { id: 'city', label: text.city, render: ({ city }) => <CityCell city={city} /> },
  {
    id: 'joined',
    label: text.joined,
    isSortable: true,
    render: ({ createdAt }) => <span className="whitespace-nowrap">{formatCompactDate(indiaDate(createdAt))}</span>,
  },
  {
    id: 'stage',
    label: text.stageHead,
    render: ({ relationshipStage }) => (
      <span className="whitespace-nowrap">
        {relationshipStage === null ? text.stageUnknown : text.stages[relationshipStage]}
      </span>
    ),
  },
  { id: 'status', label: text.status, render: (entry) => <StatusCell entry={entry} /> },
];

function CityCell({ city }: { city: string }) {
  const isPilot = pilotCities.some((name) => name === city);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 md:flex-col md:items-start">
      {city}
      <Badge tone={isPilot ? 'festive' : 'neutral'}>{isPilot ? text.pilotAccess : text.expansion}</Badge>
    </span>
  );
}

function StatusCell({ entry }: { entry: WaitlistEntry }) {
  const move = useUpdateEntry();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 align-middle lg:flex-nowrap">
      <Badge tone={tones[entry.status]}>{text.statuses[entry.status]}</Badge>
      {moves[entry.status].map((status) => (
        <button
          key={status}
          type="button"
          onClick={() => move.mutate({ id: entry.id, status })}
          aria-label={`${text.moves[status]}: ${namesOf(entry)}`}
          className="min-h-11 rounded-full px-1.5 text-caption font-semibold text-accent-ink transition-colors hover:bg-accent-soft"
        >
          {text.moves[status]}
        </button>
      ))}
    </span>
  );
}
