import { useQuery } from '@tanstack/react-query';
import { percentOf } from '#domain/money.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { sumOf } from '../figures-model.ts';
import { FiguresPanel } from './figures-panel.tsx';

/** The summary cards above the tabs: users, premium users and deals, in one compact row. */
export function SummaryRow() {
  const overview = useQuery(adminApi.insights.overview.queryOptions());
  return (
    <FiguresPanel query={overview}>
      {({ users, premiumPercent, deals }) => (
        <dl className="mb-1 grid grid-cols-2 gap-px overflow-hidden sm:grid-cols-4 rounded-small border border-line bg-line">
          <Fact
            label={text.totalUsers}
            value={formatCoins(users.total)}
            hint={text.joinedLately(formatCoins(sumOf(users.joined)))}
          />
          <Fact
            label={text.premiumUsers}
            value={formatCoins(users.premium)}
            hint={text.conversion(text.percent(premiumPercent))}
          />
          <Fact
            label={text.totalDeals}
            value={formatCoins(deals.total)}
            hint={text.redeemedLately(formatCoins(sumOf(deals.redemptions)))}
          />
          <Fact
            label={text.activeDeals}
            value={formatCoins(deals.active)}
            hint={text.live(text.percent(percentOf(deals.active, deals.total)))}
          />
        </dl>
      )}
    </FiguresPanel>
  );
}

function Fact({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-2 bg-surface px-3 py-0.5 sm:justify-start sm:py-1.5">
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd className="figures font-semibold">{value}</dd>
      <dd className="basis-full text-caption text-ink-soft max-sm:sr-only">{hint}</dd>
    </div>
  );
}
