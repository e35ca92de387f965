import { clsx } from 'clsx';
import { Check, Clock, Copy, type LucideIcon, Undo2 } from 'lucide-react';
import { copyText } from '#client/features/profile/clipboard-api.ts';
import { formatDate, formatInstant } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { giftCardLooks } from '#client/ui/cards/gift-card-looks.ts';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { GiftCardOrderStatus } from '#domain/gift-cards/facts.ts';
import type { GiftCardOrder } from '#domain/gift-cards/schema.ts';
import { giftCardScreensText as text } from '#messages/gift-cards.ts';
import { deliveryOf } from '../model.ts';

const states: Readonly<Record<GiftCardOrderStatus, { tone: BadgeTone; icon: LucideIcon }>> = {
  pending: { tone: 'festive', icon: Clock },
  fulfilled: { tone: 'positive', icon: Check },
  cancelled: { tone: 'neutral', icon: Undo2 },
};

export function OrderRow({ order }: { order: GiftCardOrder }) {
  const { brand, category, denomination, status, code } = order;
  const { icon: Icon, face } = giftCardLooks[category];
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-start gap-3">
        <span className={clsx('grid h-10 w-14 shrink-0 place-items-center rounded-small', face)}>
          <Icon aria-hidden className="size-5" strokeWidth={1.8} />
        </span>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-medium wrap-anywhere">
            {brand} · <span className="figures">{formatMoney(denomination)}</span>
          </p>
          <p className="text-caption text-ink-soft">{hintOf(order)}</p>
          <p className="pt-1">
            <Badge tone={states[status].tone} icon={states[status].icon}>
              {text.statuses[status]}
            </Badge>
          </p>
        </div>
      </div>
      {code && (
        <p className="flex items-center gap-2 rounded-small border border-dashed border-line-strong bg-surface py-1 pr-1 pl-4">
          <span className="sr-only">{text.code}</span>
          <code className="figures min-w-0 flex-1 font-semibold tracking-wide break-all">{code}</code>
          <IconButton icon={Copy} label={text.copyCode(brand)} onClick={() => void copyText(code, text.copied)} />
        </p>
      )}
    </li>
  );
}

function hintOf({ status, createdAt, validUntil, pointsCost }: GiftCardOrder): string {
  if (status === 'pending') return text.sentBy(formatInstant(deliveryOf(createdAt)));
  if (status === 'cancelled') return text.refunded(formatCoins(pointsCost));
  return validUntil === null ? text.orderedOn(formatInstant(createdAt)) : text.validUntil(formatDate(validUntil));
}
