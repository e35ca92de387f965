import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { GiftCardFace } from '#client/ui/cards/gift-card-face.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { ButtonLink, Button } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import type { GiftCard } from '#domain/gift-cards/schema.ts';
import { giftCardScreensText as text, walletText } from '#messages/gift-cards.ts';
import { useRedeemGiftCard } from '../api.ts';
import { cardsOfChip, chipsOf, type GiftCardChip } from '../model.ts';

const gridClass = 'grid gap-x-6 gap-y-9 sm:grid-cols-2 2xl:grid-cols-3';

/** Gift cards, filtered by category. */
export function GiftCardGrid() {
  const cards = useQuery(api.giftCards.list.queryOptions());
  return (
    <QueryState
      query={cards}
      skeleton={<GridSkeleton />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
      empty={
        <EmptyState
          level={2}
          title={text.emptyTitle}
          text={text.emptyText}
          action={<ButtonLink to={paths.dashboard}>{text.toDashboard}</ButtonLink>}
        />
      }
    >
      {(all) => <CardsByCategory cards={all} />}
    </QueryState>
  );
}

function CardsByCategory({ cards }: { cards: readonly GiftCard[] }) {
  const [chosen, setChosen] = useState<GiftCardChip>('all');
  const [asked, setAsked] = useState<GiftCard | null>(null);
  const wallet = useQuery(api.wallet.get.queryOptions());
  const chips = chipsOf(cards);
  // The chosen category may have lost its last card.
  const chip = chips.some(({ value }) => value === chosen) ? chosen : 'all';
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChipGroup label={text.categories} chips={chips} value={chip} onChange={setChosen} />
      <ul className={gridClass}>
        {cardsOfChip(cards, chip).map((card) => (
          <li key={card.id}>
            <GiftCardTile card={card} balance={wallet.data?.balance} onRedeem={setAsked} />
          </li>
        ))}
      </ul>
      {asked && <ConfirmRedeem card={asked} balance={wallet.data?.balance} onClose={() => setAsked(null)} />}
    </div>
  );
}

function GridSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-5">
        <div className="flex gap-2 overflow-clip">
          <Skeleton count={4} className="h-11 w-28 shrink-0 rounded-full!" />
        </div>
        <div className={gridClass}>
          {Array.from({ length: 4 }, (_, card) => (
            <div key={card} className="grid gap-3">
              <Skeleton className="aspect-[1.586] rounded-large!" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-11 rounded-full!" />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

interface GiftCardTileProps {
  card: GiftCard;
  /** Balance in coins; absent until it is loaded. */
  balance: number | undefined;
  onRedeem: (card: GiftCard) => void;
}

function GiftCardTile({ card, balance, onRedeem }: GiftCardTileProps) {
  const { brand, category, denomination, description, terms, validityDays, isInStock } = card;
  return (
    <article className="flex h-full flex-col gap-3">
      <GiftCardFace brand={brand} category={category} denomination={denomination} isFaded={!isInStock} />
      <div className="grid gap-1 px-1">
        <p className="wrap-anywhere">{description}</p>
        <p className="figures text-caption text-ink-soft">
          {text.points(formatCoins(card.pointsCost))} · {text.validity(validityDays)}
        </p>
      </div>
      {terms && (
        <details className="px-1 text-caption">
          <summary className="min-h-11 py-3 font-medium text-accent-ink">{text.terms}</summary>
          <p className="pb-2 wrap-anywhere text-ink-soft">{terms}</p>
        </details>
      )}
      <div className="mt-auto grid">
        <RedeemButton card={card} balance={balance} onRedeem={onRedeem} />
      </div>
    </article>
  );
}

function RedeemButton({ card, balance, onRedeem }: GiftCardTileProps) {
  const cost = formatCoins(card.pointsCost);
  if (!card.isInStock) return <Button disabled>{text.outOfStock}</Button>;
  if (balance !== undefined && balance < card.pointsCost)
    return <Button disabled>{text.needMore(formatCoins(card.pointsCost - balance))}</Button>;
  return (
    <Button aria-label={text.redeemThis(cost, card.brand)} onClick={() => onRedeem(card)}>
      {text.redeemFor(cost)}
    </Button>
  );
}

interface ConfirmRedeemProps {
  card: GiftCard;
  /** Balance in coins; absent until it is loaded. */
  balance: number | undefined;
  onClose: () => void;
}

function ConfirmRedeem({ card, balance, onClose }: ConfirmRedeemProps) {
  const redeem = useRedeemGiftCard(onClose);
  const facts = [
    { label: text.brand, value: card.brand },
    { label: text.denomination, value: formatMoney(card.denomination) },
    { label: text.cost, value: text.points(formatCoins(card.pointsCost)) },
    ...(balance === undefined || balance < card.pointsCost
      ? []
      : [{ label: text.left, value: text.points(formatCoins(balance - card.pointsCost)) }]),
  ];

  function confirm() {
    // The member may have spent the coins on another device since the dialog was opened.
    if (balance !== undefined && balance < card.pointsCost) {
      showToast({
        title: text.insufficient,
        description: walletText.notEnough(formatCoins(card.pointsCost), formatCoins(balance)),
        tone: 'danger',
      });
      onClose();
    } else redeem.mutate({ id: card.id });
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.confirmTitle}
      text={text.confirmNote}
      confirmLabel={text.confirm}
      isDangerous={false}
      isPending={redeem.isPending}
      onConfirm={confirm}
    >
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
