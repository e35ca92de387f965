import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { giftCardScreensText as text } from '#messages/en/gift-card-screens.ts';
import { api } from '../../../lib/api.ts';
import { Section } from '../../../ui/content/card.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { OrderRow } from './order-row.tsx';

const SHOWN = 3;

/** What the member redeemed, the newest first. */
export function MyOrders() {
  const [isWhole, setIsWhole] = useState(false);
  const orders = useQuery(api.giftCards.orders.queryOptions());
  return <Section title={text.orders}>{content()}</Section>;

  function content() {
    if (orders.isPending) return <ListSkeleton label={text.loadingOrders} rows={2} />;
    if (orders.isError) {
      return (
        <ErrorState
          title={text.ordersFailed}
          text={text.failedText}
          isRetrying={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      );
    }
    if (orders.data.length === 0) return <p className="text-ink-soft">{text.ordersEmpty}</p>;
    const shown = isWhole ? orders.data : orders.data.slice(0, SHOWN);
    return (
      <div className="grid justify-items-start gap-3">
        <ul className="w-full divide-y divide-line border-y border-line">
          {shown.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
        {shown.length < orders.data.length && (
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {text.showAllOrders(orders.data.length)}
          </Button>
        )}
      </div>
    );
  }
}
