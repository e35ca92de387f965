import { percentOf } from '#domain/percent.ts';
import { useQuery } from '@tanstack/react-query';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Skeleton, LoadingRegion } from '#client/ui/feedback/skeleton.tsx';
import { sumOf } from '../figures-model.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { StatCard, statGridClass } from './stat-card.tsx';

/** Summary above the tabs. */
export function SummaryCards() {
  const overview = useQuery(adminApi.insights.overview.queryOptions());
  if (overview.isPending) {
    return (
      <LoadingRegion label={adminText.loading(text.figures)}>
        <div className={statGridClass}>
          {Array.from({ length: 4 }, (_, card) => (
            <Skeleton key={card} className="h-36" />
          ))}
        </div>
      </LoadingRegion>
    );
  }
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
            share={premiumPercent}
          />
          <StatCard
            label={text.totalDeals}
            value={formatCoins(deals.total)}
            hint={text.redeemedLately(formatCoins(sumOf(deals.redemptions)))}
            series={deals.redemptions}
          />
          <StatCard
            label={text.activeDeals}
            value={formatCoins(deals.active)}
            hint={text.live(text.percent(percentOf(deals.active, deals.total)))}
            share={percentOf(deals.active, deals.total)}
          />
        </dl>
      )}
    </FiguresPanel>
  );
}
