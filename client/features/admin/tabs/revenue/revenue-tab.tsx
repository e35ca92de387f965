import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import type { Revenue } from '#domain/insights/schema.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { SeriesChart } from '../../components/series-chart.tsx';
import { StatCard, statGridClass } from '../../components/stat-card.tsx';
import { toMonthPoints } from '../../figures-model.ts';

/** Modelled revenue beside the payments received. */
export function RevenueTab() {
  const revenue = useQuery(adminApi.insights.revenue.queryOptions());
  return (
    <FiguresPanel query={revenue}>
      {(data) => (
        <div className="grid grid-cols-1 gap-8">
          <Paid revenue={data} />
          <Model revenue={data} />
          <Section title={text.received}>
            <p className="text-caption text-ink-soft">
              {text.receivedText} {text.receivedTotal(formatMoney(data.receivedTotal))}
            </p>
            <SeriesChart
              title={text.received}
              heads={[text.month, text.rupees]}
              points={toMonthPoints(data.received)}
              format={formatMoney}
            />
          </Section>
          <Section title={text.partners}>
            {data.partners.length === 0 ? (
              <EmptyState title={text.noPartners} text={text.noPartnersText} />
            ) : (
              <DataTable label={text.partners} columns={columns} rows={data.partners} keyOf={({ id }) => id} />
            )}
          </Section>
        </div>
      )}
    </FiguresPanel>
  );
}

function Paid({ revenue: { paid, premiumUsers } }: { revenue: Revenue }) {
  return (
    <Section title={text.paidRunRate}>
      <p className="text-caption text-ink-soft">{text.paidText}</p>
      <dl className={statGridClass}>
        <StatCard label={text.paidMonthly} value={formatMoney(paid.monthly)} hint={text.paidMonthlyHint} />
        <StatCard
          label={text.paidYearly}
          value={formatMoney(paid.yearly)}
          hint={text.paidBy(formatCoins(paid.members), formatCoins(premiumUsers))}
        />
        <StatCard label={text.unpaid} value={formatCoins(premiumUsers - paid.members)} hint={text.unpaidHint} />
      </dl>
    </Section>
  );
}

function Model({ revenue }: { revenue: Revenue }) {
  const reached = revenue.monthlyTarget === 0 ? 0 : (Number(revenue.totalMrr) / revenue.monthlyTarget) * 100;
  return (
    <Section title={text.revenueModel}>
      <p className="text-caption text-ink-soft">{text.revenueModelText}</p>
      <dl className={statGridClass}>
        <StatCard
          label={text.premiumRevenue}
          value={formatMoney(revenue.premiumRevenue)}
          hint={text.premiumFormula(formatCoins(revenue.premiumUsers), formatMoney(revenue.premiumPrice))}
        />
        <StatCard
          label={text.partnershipRevenue}
          value={formatMoney(revenue.partnershipRevenue)}
          hint={text.payingPartners(revenue.payingPartners)}
        />
        <StatCard
          label={text.totalMrr}
          value={formatMoney(revenue.totalMrr)}
          hint={text.targetReached(text.percent(Math.round(reached)))}
        />
        <StatCard label={text.annualRunRate} value={formatMoney(revenue.annualRunRate)} hint={text.annualFormula} />
        <StatCard label={text.averageFee} value={formatMoney(revenue.averagePartnershipFee)} />
        <StatCard label={text.target} value={formatMoney(revenue.monthlyTarget)} />
      </dl>
    </Section>
  );
}

const columns: readonly Column<Revenue['partners'][number]>[] = [
  {
    id: 'business',
    label: text.business,
    isName: true,
    sortValue: ({ businessName }) => businessName,
    render: ({ businessName }) => businessName,
  },
  { id: 'deal', label: text.deal, sortValue: ({ title }) => title, render: ({ title }) => title },
  { id: 'fee', label: text.fee, render: ({ fee }) => fee ?? text.feeTbd },
  {
    id: 'monthly',
    label: text.monthly,
    isNumber: true,
    sortValue: ({ monthly }) => Number(monthly),
    render: ({ monthly }) => formatMoney(monthly),
  },
];
