import type { Campaign } from '#contract/admin/campaigns.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import { ListSearch } from '../../components/list-search.tsx';
import type { useCampaigns } from './campaign-api.ts';

interface CampaignListProps {
  list: ReturnType<typeof useCampaigns>;
  search: string;
  isFiltered: boolean;
  onSearch: (search: string) => void;
}

export function CampaignList({ list, search, isFiltered, onSearch }: CampaignListProps) {
  const hasAny = isFiltered || (list.rows?.length ?? 0) > 0;
  return (
    <>
      {hasAny && <ListSearch label={text.search} value={search} onChange={onSearch} />}
      <ListPanel
        what={text.campaigns}
        list={list}
        level={3}
        isFiltered={isFiltered}
        onClearFilters={() => onSearch('')}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      >
        {(rows) => <DataTable label={text.past} columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </ListPanel>
    </>
  );
}

function audienceName({ type, location, isPremiumOnly }: Campaign): string {
  if (type === 'location') return location ?? text.audiences.location;
  return type === 'all' && isPremiumOnly ? text.audiences.premium : text.audiences[type];
}

const stateTones = { running: 'calm', finished: 'positive', stopped: 'warning' } as const;

const columns: readonly Column<Campaign>[] = [
  {
    id: 'title',
    label: text.fieldTitle,
    isName: true,
    render: ({ title, body }) => (
      <span className="grid max-w-sm">
        <span className="break-words">{title}</span>
        <span className="line-clamp-2 text-caption font-normal text-ink-soft">{body}</span>
      </span>
    ),
  },
  {
    id: 'audience',
    label: text.audience,
    render: (campaign) => <span className="whitespace-nowrap">{audienceName(campaign)}</span>,
  },
  { id: 'sent', label: text.sent, isNumber: true, render: ({ sent }) => formatCoins(sent) },
  {
    id: 'delivered',
    label: text.delivered,
    isNumber: true,
    render: ({ delivered }) => formatCoins(delivered),
  },
  { id: 'failed', label: text.refused, isNumber: true, render: ({ failed }) => formatCoins(failed) },
  { id: 'waiting', label: text.waiting, isNumber: true, render: ({ waiting }) => formatCoins(waiting) },
  {
    id: 'when',
    label: text.when,
    render: ({ createdAt, sentBy }) => (
      <span className="inline-grid">
        <span className="whitespace-nowrap">{formatInstant(createdAt)}</span>
        <span className="text-ink-soft">{sentBy}</span>
      </span>
    ),
  },
  {
    id: 'state',
    label: text.state,
    render: ({ state }) => <Badge tone={stateTones[state]}>{text.states[state]}</Badge>,
  },
];
