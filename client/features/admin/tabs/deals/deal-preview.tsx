import { clsx } from 'clsx';
import { Crown, MapPin, Star } from 'lucide-react';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { dealScreensText } from '#messages/screens/deals.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Card } from '#client/ui/content/card.tsx';
import type { DealForm } from './deal-model.ts';

/** Previews the deal as members see it; a draft is greyed, because members do not see it. */
export function DealPreview({ deal }: { deal: Partial<DealForm> }) {
  const offerType = deal.offerType || null;
  const title = deal.title?.trim() || text.previewTitle;
  return (
    <Card className={clsx('flex flex-col gap-3 p-5!', !deal.isActive && 'bg-sunk')}>
      <span className="flex flex-wrap gap-1.5">
        {!deal.isActive && <Badge>{text.draft}</Badge>}
        {deal.isFeatured && (
          <Badge tone="accent" icon={Star}>
            {text.featured}
          </Badge>
        )}
        {deal.isPremiumOnly && (
          <Badge tone="festive" icon={Crown}>
            {dealScreensText.premiumOnly}
          </Badge>
        )}
        <Badge>{offerType ? dealScreensText.offerTypes[offerType] : text.customOffer}</Badge>
      </span>
      <div className="grid gap-1">
        <p className="text-caption font-semibold break-words text-accent-ink">
          {deal.businessName?.trim() || text.previewBusiness}
        </p>
        <p className="font-heading text-title font-semibold break-words">{title}</p>
        {deal.offerText && deal.offerText !== title && (
          <p className="font-medium break-words">{deal.offerText}</p>
        )}
        {deal.originalPrice && (
          <p className="text-caption text-ink-soft">{dealScreensText.instead(String(deal.originalPrice))}</p>
        )}
        <p className="break-words text-ink-soft empty:hidden">{deal.description}</p>
      </div>
      <div className="grid gap-1 text-caption text-ink-soft">
        {deal.location && (
          <p className="flex items-start gap-2">
            <MapPin aria-hidden className="size-4.5 shrink-0" />
            <span className="min-w-0 break-words">
              {[deal.location, deal.address].filter(Boolean).join(', ')}
            </span>
          </p>
        )}
        {deal.validTo && <p>{dealScreensText.until(formatDate(deal.validTo))}</p>}
        {deal.terms && (
          <p className="break-words">
            {dealScreensText.terms}: {deal.terms}
          </p>
        )}
      </div>
    </Card>
  );
}
