import { useState } from 'react';
import type { GiftCard } from '#contract/gift-cards.ts';
import { giftCardScreensText as text } from '#messages/screens/gift-cards.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { cardsOfChip, chipsOf, type GiftCardChip } from '../model.ts';
import { ConfirmRedeem } from './confirm-redeem.tsx';
import { GiftCardTile } from './gift-card-tile.tsx';

const gridClass = 'grid gap-x-6 gap-y-9 sm:grid-cols-2 2xl:grid-cols-3';

/** Gift cards, filtered by category. */
export function GiftCardGrid() {
  const cards = useRead(api.giftCards.list.queryOptions());
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
  const wallet = useRead(api.wallet.get.queryOptions());
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
          {Array.from({ length: 4 }, (_, chip) => (
            <Skeleton key={chip} className="h-11 w-28 shrink-0 rounded-full!" />
          ))}
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
