import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '#client/data/admin-api.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section, Card } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import type { Campaign } from '#domain/campaigns/schema.ts';
import { percentOf } from '#domain/kernel/money.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { adminFiguresText } from '#messages/en/admin/figures.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import { ListSearch } from '../../components/list-search.tsx';
import { StatCard, statGridClass } from '../../components/stat-card.tsx';
import { useCampaigns, useStopCampaign } from './campaign-api.ts';
import { CampaignForm } from './campaign-form.tsx';

interface CampaignListProps {
  list: ReturnType<typeof useCampaigns>;
  search: string;
  isFiltered: boolean;
  onSearch: (search: string) => void;
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

export function CampaignsTab() {
  const [search, setSearch] = useState('');
  const settledSearch = useDebounced(search.trim());
  const list = useCampaigns(settledSearch);
  const running = list.rows?.filter(({ state }) => state === 'running') ?? [];
  return (
    <div className="grid grid-cols-1 gap-8">
      {running.map((campaign) => (
        <RunningCampaign key={campaign.id} campaign={campaign} />
      ))}
      <Section title={text.panel}>
        <CampaignForm />
      </Section>
      <Section title={text.figures}>
        <Figures />
      </Section>
      <Section title={text.past}>
        <CampaignList list={list} search={search} isFiltered={Boolean(settledSearch)} onSearch={setSearch} />
      </Section>
    </div>
  );
}

function Figures() {
  const figures = useQuery(adminApi.campaigns.figures.queryOptions());
  return (
    <FiguresPanel query={figures}>
      {({ campaigns, sent, delivered, failed }) => (
        <dl className={statGridClass}>
          <StatCard
            label={text.totalSent}
            value={formatCoins(sent)}
            hint={text.totalSentHint(formatCoins(campaigns))}
          />
          <StatCard label={text.delivered} value={formatCoins(delivered)} hint={text.deliveredHint} />
          <StatCard label={text.refused} value={formatCoins(failed)} hint={text.refusedHint} />
          <StatCard
            label={text.rate}
            value={adminFiguresText.percent(percentOf(delivered, sent))}
            hint={text.rateHint}
          />
        </dl>
      )}
    </FiguresPanel>
  );
}

/** Progress of a campaign being delivered, with a button to stop it. */
function RunningCampaign({ campaign: { id, title, told, sent } }: { campaign: Campaign }) {
  const [isAsking, setIsAsking] = useState(false);
  const stop = useStopCampaign(() => setIsAsking(false));
  const progress = text.progress(formatCoins(told), formatCoins(sent));
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <span>
            <Badge tone="calm">{text.running}</Badge>
          </span>
          <h2 className="text-lead font-semibold break-words">{title}</h2>
        </div>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {text.stop}
        </Button>
      </div>
      <div className="grid gap-1.5">
        <ProgressBar label={title} percent={sent === 0 ? 100 : (told / sent) * 100} valueText={progress} tone="calm" />
        <p className="figures text-caption text-ink-soft">{progress}</p>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={text.stopTitle}
        text={text.stopText}
        confirmLabel={text.stop}
        isPending={stop.isPending}
        onConfirm={() => stop.mutate({ id })}
      />
    </Card>
  );
}

function CampaignList({ list, search, isFiltered, onSearch }: CampaignListProps) {
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
