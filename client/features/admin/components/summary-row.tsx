import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { percentOf } from '#domain/kernel/money.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { sumOf } from '../figures-model.ts';
import { FiguresPanel } from './figures-panel.tsx';

/** The summary cards above the tabs: users, premium users and deals, in one compact row. */
export function SummaryRow() {
  const overview = useQuery(adminApi.insights.overview.queryOptions());
  return (
    <FiguresPanel query={overview}>
      {({ users, premiumPercent, deals }) => (
        <div
          role="group"
          aria-label={adminText.tabLabels.overview}
          className="mb-1 overflow-hidden rounded-small border border-line"
        >
          <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
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
        </div>
      )}
    </FiguresPanel>
  );
}

function Fact({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <div className="flex items-baseline gap-x-2 bg-surface px-3 max-sm:h-6 max-sm:items-center max-sm:justify-between sm:flex-wrap sm:py-1.5">
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd className="figures font-semibold">{value}</dd>
      <dd className="basis-full text-caption text-ink-soft max-sm:sr-only">{hint}</dd>
    </div>
  );
}
