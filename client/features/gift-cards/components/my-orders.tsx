import { useState } from 'react';
import type { GiftCardOrder } from '#contract/gift-cards.ts';
import { giftCardScreensText as text } from '#messages/screens/gift-cards.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { OrderRow } from './order-row.tsx';

const SHOWN = 3;

/** The member's orders, newest first. */
export function MyOrders() {
  const orders = useRead(api.giftCards.orders.queryOptions());
  return (
    <Section title={text.orders}>
      <QueryState
        query={orders}
        skeleton={<ListSkeleton label={text.loadingOrders} rows={2} />}
        failedTitle={text.ordersFailed}
        failedText={text.failedText}
        empty={<p className="text-ink-soft">{text.ordersEmpty}</p>}
      >
        {(all) => <OrderRows orders={all} />}
      </QueryState>
    </Section>
  );
}

function OrderRows({ orders }: { orders: readonly GiftCardOrder[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? orders : orders.slice(0, SHOWN);
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="w-full divide-y divide-line border-y border-line">
        {shown.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {shown.length < orders.length && (
        <Button variant="secondary" onClick={() => setIsWhole(true)}>
          {text.showAllOrders(orders.length)}
        </Button>
      )}
    </div>
  );
}
