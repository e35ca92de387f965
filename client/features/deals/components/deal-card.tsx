import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import type { BrandDeal } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/screens/deals.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { Card } from '#client/ui/content/card.tsx';
import type { WeeklyUse } from '../model.ts';
import type { ShownCode } from './code-dialog.tsx';
import { DealBadges } from './deal-badges.tsx';
import { categoryIcons } from './deal-icons.ts';
import { RedeemButton } from './redeem-button.tsx';

interface DealCardProps {
  deal: BrandDeal;
  use: WeeklyUse;
  onRedeemed: (shown: ShownCode) => void;
}

/** Card of a deal, greyed once the week's quota is used. */
export function DealCard({ deal, use, onRedeemed }: DealCardProps) {
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
        {deal.originalPrice && (
          <p className="text-caption text-ink-soft">{text.instead(deal.originalPrice)}</p>
        )}
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
