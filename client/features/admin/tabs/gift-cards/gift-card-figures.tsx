import { useQuery } from '@tanstack/react-query';
import { adminGiftCardsText as text } from '#messages/en/admin/gift-cards.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { StatCard, statGridClass } from '../../components/stat-card.tsx';

export function GiftCardFigures() {
  const figures = useQuery(adminApi.giftCards.figures.queryOptions());
  return (
    <FiguresPanel query={figures}>
      {({ total, active, inventoryValue, pendingOrders }) => (
        <dl className={statGridClass}>
          <StatCard label={text.total} value={formatCoins(total)} />
          <StatCard label={text.active} value={formatCoins(active)} hint={text.activeHint} />
          <StatCard
            label={text.inventoryValue}
            value={formatMoney(inventoryValue)}
            hint={text.inventoryHint}
          />
          <StatCard label={text.pendingOrders} value={formatCoins(pendingOrders)} hint={text.pendingHint} />
        </dl>
      )}
    </FiguresPanel>
  );
}
