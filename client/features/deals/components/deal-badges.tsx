import { Clock, Crown } from 'lucide-react';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import type { BrandDeal } from '#domain/deals/schema.ts';
import { dealScreensText as text } from '#messages/deals.ts';
import { countLeft, isEndingSoon } from '../model.ts';

/** Badges for premium only, ending soon and nearly gone. */
export function DealBadges({ deal }: { deal: BrandDeal }) {
  const today = indiaDate(useNow());
  const left = countLeft(deal);
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {deal.isPremiumOnly && (
        <Badge tone="festive" icon={Crown}>
          {text.premiumOnly}
        </Badge>
      )}
      {isEndingSoon(deal.validTo, today) && (
        <Badge tone="warning" icon={Clock}>
          {text.endingSoon}
        </Badge>
      )}
      {left !== null && (
        <Badge tone={left === 0 ? 'neutral' : 'calm'}>{left === 0 ? text.noneLeft : text.left(left)}</Badge>
      )}
      <Badge>{deal.offerType ? text.offerTypes[deal.offerType] : text.customOffer}</Badge>
    </span>
  );
}
