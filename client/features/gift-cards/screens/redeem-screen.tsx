import { Clock, MailCheck, Users } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import type { GiftCardObstacle, GiftCardOrder } from '#contract/gift-cards.ts';
import { brand } from '#messages/brand.ts';
import { giftCardScreensText as text } from '#messages/gift-cards.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { paths } from '#client/paths.ts';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonAnchor, ButtonLink, Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { BalanceCard } from '../components/balance-card.tsx';
import { GiftCardGrid } from '../components/gift-card-grid.tsx';
import { useState } from 'react';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { OrderRow } from '../components/order-row.tsx';

const SHOWN = 3;

// Loaded only by members who open it.
const Statement = lazyNamed(
  async () => (await import('../components/statement.tsx')).Statement,
  <>
    <PageHeader title={text.statementTitle} text={text.statementLead} backTo={paths.redeem} />
    <ListSkeleton label={text.loadingStatement} rows={8} />
  </>,
);

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function RedeemScreen() {
  const [parameters] = useSearchParams();
  return parameters.get('view') === 'statement' ? <Statement /> : <Shop />;
}

function Shop() {
  const obstacle = useRead(api.giftCards.obstacle.queryOptions());
  const cards = useRead(api.giftCards.list.queryOptions());
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo={paths.dashboard} />
      <div className="grid grid-cols-1 gap-8">
        <BalanceCard cards={cards.data} />
        {obstacle.data && <Obstacle obstacle={obstacle.data} />}
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="lg:col-start-2 lg:row-start-1">
            <MyOrders />
          </div>
          <GiftCardGrid />
        </div>
      </div>
    </>
  );
}

/** Explains before a card is chosen why the member cannot redeem, with a link to resolve it if possible. */
function Obstacle({ obstacle: { code, message } }: { obstacle: GiftCardObstacle }) {
  const Icon = code === 'email_unverified' ? MailCheck : code === 'gift_card_needs_couple' ? Users : Clock;
  return (
    <aside className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-large bg-warning-soft px-5 py-4 text-warning">
      <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.8} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{text.obstacles[code]}</p>
        <p>{message}</p>
      </div>
      {code === 'email_unverified' && <ButtonAnchor href={paths.verifyEmail}>{text.verify}</ButtonAnchor>}
      {code === 'gift_card_needs_couple' && <ButtonLink to={paths.profile}>{text.invite}</ButtonLink>}
    </aside>
  );
}

/** The member's orders, newest first. */
function MyOrders() {
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
