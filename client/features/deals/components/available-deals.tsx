import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { BrandDeal, Redemption } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/en/deal-screens.ts';
import { api } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { useMember } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ChipGroup } from '../../../ui/forms/chip-group.tsx';
import { countChips, type DealChip, dealsOfChip, weeklyUse } from '../model.ts';
import type { ShownCode } from './code-dialog.tsx';
import { DealCard } from './deal-card.tsx';
import { DealsSkeleton } from './deals-skeleton.tsx';

// The carousel's library comes with the first featured deal; its place is kept.
const Spotlight = lazy(async () => ({ default: (await import('./spotlight.tsx')).Spotlight }));

interface AvailableDealsProps {
  redemptions: readonly Redemption[];
  onRedeemed: (shown: ShownCode) => void;
}

/** What can be redeemed today, by kind. */
export function AvailableDeals({ redemptions, onRedeemed }: AvailableDealsProps) {
  const deals = useQuery(api.deals.list.queryOptions());
  return (
    <QueryFaces
      query={deals}
      skeleton={<DealsSkeleton />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
      empty={<EmptyState level={2} title={text.emptyTitle} text={text.emptyText} />}
    >
      {(all) => <DealsByCategory deals={all} redemptions={redemptions} onRedeemed={onRedeemed} />}
    </QueryFaces>
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
      {featured.length > 0 && (
        <Suspense fallback={<div className="h-72 md:h-64" />}>
          <Spotlight deals={featured} weekOf={weekOf} onRedeemed={onRedeemed} />
        </Suspense>
      )}
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
