import { percentOf } from '#domain/money.ts';
import type { Overview } from '#contract/admin/insights.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { sumOf } from '../../figures-model.ts';
import { StatCard, statGridClass } from '../../components/stat-card.tsx';

export function SummaryCards({ overview: { users, premiumPercent, deals } }: { overview: Overview }) {
  return (
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
  );
}
