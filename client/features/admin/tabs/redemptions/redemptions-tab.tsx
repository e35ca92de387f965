import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#client/data/admin-api.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import type { RedemptionAnalytics } from '#domain/insights/schema.ts';
import type { PremiumSource } from '#domain/subscription/facts.ts';
import { dealScreensText } from '#messages/deals.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { SeriesChart } from '../../components/series-chart.tsx';
import { StatCard, statGridClass } from '../../components/stat-card.tsx';
import { toDayPoints } from '../../figures-model.ts';

const TOP = 10;
const RECENT = 15;

export function RedemptionsTab() {
  const analytics = useQuery(adminApi.insights.redemptions.queryOptions());
  return (
    <FiguresPanel query={analytics}>
      {(data) => (
        <div className="grid grid-cols-1 gap-8">
          <Totals analytics={data} />
          {data.totalRedemptions === 0 ? (
            <EmptyState level={2} title={text.noRedemptions} text={text.noRedemptionsText} />
          ) : (
            <Tables analytics={data} />
          )}
        </div>
      )}
    </FiguresPanel>
  );
}

function Totals({ analytics }: { analytics: RedemptionAnalytics }) {
  return (
    <dl className={statGridClass}>
      <StatCard
        label={text.totalRedemptions}
        value={formatCoins(analytics.totalRedemptions)}
        series={analytics.byDay}
      />
      <StatCard
        label={text.activeRedeemers}
        value={formatCoins(analytics.activeRedeemers)}
        hint={text.activeRedeemersText}
      />
      <StatCard label={text.premiumRedemptions} value={formatCoins(analytics.premiumRedemptions)} />
      <StatCard label={text.topCategory} value={categoryName(analytics.topCategory)} />
    </dl>
  );
}

function Tables({ analytics }: { analytics: RedemptionAnalytics }) {
  return (
    <>
      <SeriesChart
        title={text.redemptionsByDay}
        heads={[text.day, text.redemptions]}
        points={toDayPoints(analytics.byDay)}
        format={formatCoins}
      />
      <Section title={text.topUsers}>
        <DataTable
          label={text.topUsers}
          columns={userColumns}
          rows={analytics.userRedemptionCounts.slice(0, TOP)}
          keyOf={({ id }) => id}
        />
      </Section>
      <Section title={text.topDeals}>
        <DataTable
          label={text.topDeals}
          columns={dealColumns}
          rows={analytics.dealRedemptionCounts.slice(0, TOP)}
          keyOf={({ id }) => id}
        />
      </Section>
      <Section
        title={text.recent}
        action={<ExportButton label={text.exportRedemptions} address="/api/admin/redemptions/export.csv" />}
      >
        <DataTable
          label={text.recent}
          columns={recentColumns}
          rows={analytics.allRedemptions.slice(0, RECENT)}
          keyOf={({ redemption_id }) => redemption_id}
        />
      </Section>
    </>
  );
}

function categoryName(category: string | null): string {
  const names: Record<string, string> = dealScreensText.categoryNames;
  return category === null ? text.none : (names[category] ?? category);
}

const plans = { own: text.premium, partner: text.premiumOfPartner } as const;

function Plan({ source }: { source: PremiumSource | null }) {
  return <Badge tone={source ? 'festive' : 'neutral'}>{source ? plans[source] : text.free}</Badge>;
}

interface Counts {
  total_redemptions: number;
  redemptions_last_30_days: number;
}
const countColumns: readonly Column<Counts>[] = [
  {
    id: 'total',
    label: text.total,
    isNumber: true,
    sortValue: ({ total_redemptions }) => total_redemptions,
    render: ({ total_redemptions }) => formatCoins(total_redemptions),
  },
  {
    id: 'last30',
    label: text.last30,
    isNumber: true,
    sortValue: ({ redemptions_last_30_days }) => redemptions_last_30_days,
    render: ({ redemptions_last_30_days }) => formatCoins(redemptions_last_30_days),
  },
];

const userColumns: readonly Column<RedemptionAnalytics['userRedemptionCounts'][number]>[] = [
  {
    id: 'name',
    label: text.name,
    isName: true,
    sortValue: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    render: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  },
  { id: 'plan', label: text.plan, render: ({ premium_source }) => <Plan source={premium_source} /> },
  ...countColumns,
];

const dealColumns: readonly Column<RedemptionAnalytics['dealRedemptionCounts'][number]>[] = [
  {
    id: 'deal',
    label: text.deal,
    isName: true,
    sortValue: ({ title }) => title,
    render: ({ title, business_name }) => `${title}, ${business_name}`,
  },
  { id: 'location', label: text.location, render: ({ location }) => location },
  {
    id: 'users',
    label: text.uniqueUsers,
    isNumber: true,
    sortValue: ({ unique_users }) => unique_users,
    render: ({ unique_users }) => formatCoins(unique_users),
  },
  ...countColumns,
];

const recentColumns: readonly Column<RedemptionAnalytics['allRedemptions'][number]>[] = [
  {
    id: 'name',
    label: text.name,
    isName: true,
    render: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  },
  {
    id: 'deal',
    label: text.deal,
    render: ({ deal_title, business_name }) => `${deal_title}, ${business_name}`,
  },
  { id: 'code', label: text.code, render: ({ redemption_code }) => <code>{redemption_code}</code> },
  { id: 'plan', label: text.plan, render: ({ premium_source }) => <Plan source={premium_source} /> },
  {
    id: 'when',
    label: text.when,
    render: ({ redeemed_at }) => <span className="whitespace-nowrap">{formatInstant(redeemed_at)}</span>,
  },
];
