import { Eye } from 'lucide-react';
import { useState } from 'react';
import { adminApi, adminClient } from '#client/data/admin-api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { formatCompactDate, formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { CoupleFigures } from '#domain/insights/schema.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import { ListSearch } from '../../components/list-search.tsx';
import { activityOf, hasHighPotential } from '../../figures-model.ts';
import type { Sort } from '../../model.ts';

export function CouplesList() {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<CoupleFigures | null>(null);
  const settled = useDebounced(search.trim());
  const [sort, setSort] = useState<Sort>({ column: 'since', direction: 'descending' });
  const filters = {
    order: sort.direction === 'descending' ? ('newest' as const) : ('oldest' as const),
    ...(settled && { search: settled }),
  };
  const list = usePages<CoupleFigures>([...adminApi.insights.couples.key(), filters], (page, options) =>
    adminClient.admin.insights.couples({ ...filters, ...page }, options),
  );
  return (
    <Section title={text.couplesList}>
      <ListSearch label={text.searchCouples} value={search} onChange={setSearch} />
      <ListPanel
        level={3}
        what={text.couplesList}
        list={list}
        isFiltered={settled !== ''}
        onClearFilters={() => setSearch('')}
        empty={<EmptyState title={text.noCouples} text={text.noCouplesText} />}
      >
        {(rows) => (
          <DataTable
            label={text.couplesList}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            sort={sort}
            onSort={setSort}
            onOpen={setOpen}
            renderActions={(couple) => (
              <IconButton icon={Eye} label={text.open(nameOf(couple))} onClick={() => setOpen(couple)} />
            )}
          />
        )}
      </ListPanel>
      {open && <CoupleDialog couple={open} onClose={() => setOpen(null)} />}
    </Section>
  );
}

function CoupleDialog({ couple, onClose }: { couple: CoupleFigures; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={nameOf(couple)}
      description={text.coupleDetail}
    >
      <div className="pb-4">
        <FactList
          facts={[
            { label: text.since, value: formatDate(indiaDate(couple.createdAt)) },
            { label: text.dates, value: formatCoins(couple.dateCount) },
            { label: text.memories, value: formatCoins(couple.memoryCount) },
            { label: text.goalsCount, value: formatCoins(couple.savingsCount) },
            { label: text.spent, value: formatMoney(couple.totalExpenses) },
            { label: text.activity, value: text.activityLevels[activityOf(couple)] },
            {
              label: text.premiumPotential,
              value: potentialName(couple),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}

function potentialName(couple: CoupleFigures): string {
  if (couple.isPremium) return text.potentialNone;
  return hasHighPotential(couple) ? text.potentialHigh : text.potentialLow;
}

function nameOf({ partner1Name, partner2Name }: CoupleFigures): string {
  return partner2Name ? `${partner1Name} & ${partner2Name}` : `${partner1Name}, ${text.alone}`;
}

const activityTones = { high: 'positive', medium: 'calm', low: 'neutral' } as const;

const columns: readonly Column<CoupleFigures>[] = [
  { id: 'couple', label: text.couple, isName: true, render: nameOf },
  {
    id: 'since',
    label: text.since,
    isSortable: true,
    render: ({ createdAt }) => <span className="whitespace-nowrap">{formatCompactDate(indiaDate(createdAt))}</span>,
  },
  { id: 'dates', label: text.dates, isNumber: true, render: ({ dateCount }) => formatCoins(dateCount) },
  {
    id: 'memories',
    label: text.memories,
    isNumber: true,
    render: ({ memoryCount }) => formatCoins(memoryCount),
  },
  {
    id: 'spent',
    label: text.spent,
    isNumber: true,
    render: ({ totalExpenses }) => formatMoney(totalExpenses),
  },
  {
    id: 'activity',
    label: text.activity,
    render: (couple) => (
      <Badge tone={activityTones[activityOf(couple)]}>{text.activityLevels[activityOf(couple)]}</Badge>
    ),
  },
  {
    id: 'potential',
    label: text.premiumPotential,
    render: (couple) => <Badge tone={hasHighPotential(couple) ? 'festive' : 'neutral'}>{potentialName(couple)}</Badge>,
  },
];
