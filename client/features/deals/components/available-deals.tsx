import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MapPin, Coffee, Gift, type LucideIcon, Palette, Plane, ShoppingBag, Ticket, Utensils } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { useMember } from '#client/data/session.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Card } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import type { DealCategory } from '#domain/deals/facts.ts';
import type { BrandDeal, Redemption } from '#domain/deals/schema.ts';
import { dealScreensText as text } from '#messages/deals.ts';
import { countChips, type DealChip, dealsOfChip, weeklyUse, type WeeklyUse } from '../model.ts';
import type { ShownCode } from './code-dialog.tsx';
import { DealBadges } from './deal-badges.tsx';
import { RedeemButton } from './redeem-button.tsx';

const categoryIcons: Record<DealCategory, LucideIcon> = {
  restaurant: Utensils,
  cafe: Coffee,
  entertainment: Ticket,
  activity: Palette,
  shopping: ShoppingBag,
  travel: Plane,
  other: Gift,
};

interface DealCardProps {
  deal: BrandDeal;
  use: WeeklyUse;
  onRedeemed: (shown: ShownCode) => void;
}

// Loads the carousel's library, only if there are featured deals. They are in the list below too.
const Spotlight = lazyNamed(async () => (await import('./spotlight.tsx')).Spotlight, <div className="h-72 md:h-64" />, {
  isDispensable: true,
});

interface AvailableDealsProps {
  redemptions: readonly Redemption[];
  onRedeemed: (shown: ShownCode) => void;
}

/** Deals, filtered by category. */
export function AvailableDeals({ redemptions, onRedeemed }: AvailableDealsProps) {
  const deals = useQuery(api.deals.list.queryOptions());
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

function DealsByCategory({ deals, redemptions, onRedeemed }: AvailableDealsProps & { deals: readonly BrandDeal[] }) {
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

function DealsSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-5">
        <div className="flex gap-2 overflow-clip">
          <Skeleton count={5} className="h-11 w-28 shrink-0 rounded-full!" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <Skeleton count={6} className="h-80 rounded-large!" />
        </div>
      </div>
    </LoadingRegion>
  );
}

/** Card of a deal, greyed once the week's quota is used. */
function DealCard({ deal, use, onRedeemed }: DealCardProps) {
  const Icon = categoryIcons[deal.category];
  return (
    <Card className={clsx('flex h-full flex-col gap-3', use.isUsedUp && 'bg-sunk')}>
      <div className="flex items-start justify-between gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-festive-soft text-festive-ink">
          <Icon aria-hidden className="size-6" strokeWidth={1.8} />
        </span>
        <DealBadges deal={deal} />
      </div>
      <div className={clsx('grid gap-1', use.isUsedUp && 'text-ink-soft')}>
        <p className="text-caption font-semibold wrap-anywhere text-accent-ink">{deal.businessName}</p>
        <h2 className="text-title wrap-anywhere">{deal.title}</h2>
        {deal.offerText !== deal.title && <p className="font-medium wrap-anywhere">{deal.offerText}</p>}
        {deal.originalPrice && <p className="text-caption text-ink-soft">{text.instead(deal.originalPrice)}</p>}
        <p className="wrap-anywhere text-ink-soft">{deal.description}</p>
      </div>
      <dl className="mt-auto grid gap-1 text-caption text-ink-soft">
        <div className="flex items-start gap-2">
          <dt>
            <MapPin aria-hidden className="size-4.5" />
          </dt>
          <dd className="wrap-anywhere">{[deal.location, deal.address].filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt className="sr-only">{text.validity}</dt>
          <dd>{text.until(formatDate(deal.validTo))}</dd>
        </div>
      </dl>
      {deal.terms && (
        <details className="text-caption">
          <summary className="min-h-11 py-3 font-medium text-accent-ink">{text.terms}</summary>
          <p className="pb-2 wrap-anywhere text-ink-soft">{deal.terms}</p>
        </details>
      )}
      <RedeemButton deal={deal} use={use} onRedeemed={onRedeemed} pendingLabel={text.redeeming} />
    </Card>
  );
}
