import { useQuery } from '@tanstack/react-query';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { adminApi } from '../../../lib/admin-api.ts';
import { formatCoins } from '../../../lib/money.ts';
import { sumOf } from '../figures-model.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { StatCard, statGridClass } from './stat-card.tsx';

/** What stands above all tabs. */
export function SummaryCards() {
  const overview = useQuery(adminApi.insights.overview.queryOptions());
  if (overview.isPending) return <div className="h-36" />;
  return (
    <FiguresPanel query={overview}>
      {({ users, premiumPercent, deals }) => (
        <dl className={statGridClass}>
          <StatCard
            label={text.totalUsers}
            value={formatCoins(users.total)}
            hint={text.joinedLately(formatCoins(sumOf(users.joined)))}
            series={users.joined}
          />
          <StatCard
            label={text.premiumUsers}
            value={formatCoins(users.premium)}
            hint={text.conversion(text.percent(premiumPercent))}
          />
          <StatCard
            label={text.totalDeals}
            value={formatCoins(deals.total)}
            hint={text.redeemedLately(formatCoins(sumOf(deals.redemptions)))}
            series={deals.redemptions}
          />
          <StatCard label={text.activeDeals} value={formatCoins(deals.active)} />
        </dl>
      )}
    </FiguresPanel>
  );
}
