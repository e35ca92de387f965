import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Redemption } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/en/deal-screens.ts';
import { api } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { useMember } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
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
  const { isPremium } = useMember();
  const nowIso = useNow();
  const [chip, setChip] = useState<DealChip>('all');
  const deals = useQuery(api.deals.list.queryOptions());

  if (deals.isPending) return <DealsSkeleton />;
  if (deals.isError) {
    return (
      <ErrorState
        level={2}
        title={text.failedTitle}
        text={text.failedText}
        isRetrying={deals.isFetching}
        onRetry={() => void deals.refetch()}
      />
    );
  }
  if (deals.data.length === 0) return <EmptyState level={2} title={text.emptyTitle} text={text.emptyText} />;

  const weekOf = (dealId: string) => weeklyUse(redemptions, dealId, { isPremium, nowIso });
  const featured = deals.data.filter(({ isFeatured }) => isFeatured);
  const shown = dealsOfChip(deals.data, chip);
  return (
    <div className="grid grid-cols-1 gap-8">
      {featured.length > 0 && (
        <Suspense fallback={<div className="h-72 md:h-64" />}>
          <Spotlight deals={featured} weekOf={weekOf} onRedeemed={onRedeemed} />
        </Suspense>
      )}
      <div className="grid grid-cols-1 gap-5">
        <ChipGroup label={text.categories} chips={countChips(deals.data)} value={chip} onChange={setChip} />
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
