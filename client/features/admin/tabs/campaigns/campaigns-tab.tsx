import { percentOf } from '#domain/percent.ts';
import { useDebounced } from '#client/lib/forms/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { adminFiguresText } from '#messages/en/admin/figures.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { StatCard, statGridClass } from '../../components/stat-card.tsx';
import { useCampaigns } from './campaign-api.ts';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignList } from './campaign-list.tsx';
import { RunningCampaign } from './running-campaign.tsx';

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
