import { useQuery } from '@tanstack/react-query';
import { Clock, MailCheck, Users, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams, Link } from 'react-router';
import { api } from '#client/data/api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { paths, statementPath } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonAnchor, ButtonLink, Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import type { GiftCard, GiftCardObstacle, GiftCardOrder } from '#domain/gift-cards/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { giftCardScreensText as text } from '#messages/gift-cards.ts';
import { GiftCardGrid } from '../components/gift-card-grid.tsx';
import { OrderRow } from '../components/order-row.tsx';
import { nextCard } from '../model.ts';

const SHOWN = 3;

// Loaded only by members who open it.
const Statement = lazyNamed(
  async () => (await import('../components/statement.tsx')).Statement,
  <>
    <PageHeader title={text.statementTitle} lead={text.statementLead} backTo={paths.redeem} />
    <ListSkeleton label={text.loadingStatement} rows={8} />
  </>,
);

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function RedeemScreen() {
  const [parameters] = useSearchParams();
  return parameters.get('view') === 'statement' ? <Statement /> : <Shop />;
}

function Shop() {
  const obstacle = useQuery(api.giftCards.obstacle.queryOptions());
  const cards = useQuery(api.giftCards.list.queryOptions());
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} backTo={paths.dashboard} />
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
  const orders = useQuery(api.giftCards.orders.queryOptions());
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

function BalanceCard({ cards }: { cards: readonly GiftCard[] | undefined }) {
  const wallet = useQuery(api.wallet.get.queryOptions());
  const balance = wallet.data?.balance;
  return (
    <section
      aria-label={text.balance}
      className="relative overflow-clip rounded-large border border-line bg-surface px-6 py-7 md:px-8"
    >
      <MirrorWork className="absolute -top-12 -right-10 size-56 text-festive opacity-70 max-sm:opacity-20" />
      <div className="relative grid justify-items-start gap-2 sm:max-w-lg">
        <h2 className="font-text text-body font-medium text-ink-soft">{text.balance}</h2>
        <p className="min-h-14">
          {balance === undefined && wallet.isError && text.balanceFailed}
          {balance !== undefined && (
            <FilledText
              text={text.points('{points}')}
              parts={{
                points: (
                  <span className="figures font-heading text-display leading-none font-semibold text-accent-ink">
                    {formatCoins(balance)}
                  </span>
                ),
              }}
            />
          )}
        </p>
        {balance !== undefined && cards && <Reach cards={cards} balance={balance} />}
        <p className="text-ink-soft">{text.earnMore}</p>
        <Link to={statementPath} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
          <ReceiptText aria-hidden className="size-5" />
          {text.seeStatement}
        </Link>
      </div>
    </section>
  );
}

/** Progress towards the next gift card. */
function Reach({ cards, balance }: { cards: readonly GiftCard[]; balance: number }) {
  const next = nextCard(cards, balance);
  if (!next) return cards.length > 0 && <p>{text.allReachable}</p>;
  const share = Math.round((100 * balance) / next.pointsCost);
  return (
    <div className="grid w-full max-w-xs gap-1.5">
      <span aria-hidden className="block h-2 overflow-clip rounded-full bg-sunk">
        <span className="block h-full rounded-full bg-festive" style={{ width: `${share}%` }} />
      </span>
      <p className="figures text-caption wrap-anywhere">
        {text.toNext(formatCoins(next.pointsCost - balance), next.brand)}
      </p>
    </div>
  );
}
