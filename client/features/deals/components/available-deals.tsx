import { useState } from 'react';
import type { BrandDeal, Redemption } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/screens/deals.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useNow } from '#client/lib/clock.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { countChips, type DealChip, dealsOfChip, weeklyUse } from '../model.ts';
import type { ShownCode } from './code-dialog.tsx';
import { DealCard } from './deal-card.tsx';
import { DealsSkeleton } from './deals-skeleton.tsx';

// Loads the carousel's library, only if there are featured deals. They are in the list below too.
const Spotlight = lazyNamed(
  async () => (await import('./spotlight.tsx')).Spotlight,
  <div className="h-72 md:h-64" />,
  { isDispensable: true },
);

interface AvailableDealsProps {
  redemptions: readonly Redemption[];
  onRedeemed: (shown: ShownCode) => void;
}

/** Deals, filtered by category. */
export function AvailableDeals({ redemptions, onRedeemed }: AvailableDealsProps) {
  const deals = useRead(api.deals.list.queryOptions());
  return (
    <QueryState
      query={deals}
      skeleton={<DealsSkeleton />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
      empty={
        <EmptyState
          level={2}
          title={text.emptyTitle}
          text={text.emptyText}
          action={<ButtonLink to={paths.datePlanning}>{text.planInstead}</ButtonLink>}
        />
      }
    >
      {(all) => <DealsByCategory deals={all} redemptions={redemptions} onRedeemed={onRedeemed} />}
    </QueryState>
  );
}

function DealsByCategory({
  deals,
  redemptions,
  onRedeemed,
}: AvailableDealsProps & { deals: readonly BrandDeal[] }) {
  const { isPremium } = useMember();
  const nowIso = useNow();
  const [chip, setChip] = useState<DealChip>('all');
  const weekOf = (dealId: string) => weeklyUse(redemptions, dealId, { isPremium, nowIso });
  const featured = deals.filter(({ isFeatured }) => isFeatured);
  const shown = dealsOfChip(deals, chip);
  return (
    <div className="grid grid-cols-1 gap-8">
      {featured.length > 0 && <Spotlight deals={featured} weekOf={weekOf} onRedeemed={onRedeemed} />}
      <div className="grid grid-cols-1 gap-5">
        <ChipGroup label={text.categories} chips={countChips(deals)} value={chip} onChange={setChip} />
        {shown.length > 0 ? (
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {shown.map((deal) => (
              <li key={deal.id}>
                <DealCard deal={deal} use={weekOf(deal.id)} onRedeemed={onRedeemed} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            level={2}
            title={text.emptyCategoryTitle}
            text={text.emptyCategoryText}
            action={
              <Button variant="secondary" onClick={() => setChip('all')}>
                {text.showAll}
              </Button>
            }
          />
        )}
      </div>
    </div>
  );
}
