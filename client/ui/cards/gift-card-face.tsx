import { clsx } from 'clsx';
import { formatMoney } from '#client/lib/format/money.ts';
import type { GiftCardCategory } from '#domain/gift-cards/facts.ts';
import { giftCardCategories } from '#messages/gift-cards.ts';
import { BandhaniBloom, MirrorWork } from '../content/ornaments.tsx';
import { giftCardLooks } from './gift-card-looks.ts';

interface GiftCardFaceProps {
  brand: string;
  category: GiftCardCategory;
  /** Name of the category in another language than the page's. */
  categoryName?: string;
  /** In rupees. */
  denomination: number;
  /** Greyed out: currently unavailable. */
  isFaded?: boolean;
}

/** Front of a gift card, with its brand and denomination. */
export function GiftCardFace({
  brand,
  category,
  categoryName = giftCardCategories[category],
  denomination,
  isFaded = false,
}: GiftCardFaceProps) {
  const { icon: Icon, face, stitch, ornament } = giftCardLooks[category];
  const Ornament = ornament === 'mirror' ? MirrorWork : BandhaniBloom;
  return (
    <div
      className={clsx(
        'relative grid aspect-[1.586] w-full content-between overflow-clip rounded-large p-5 shadow-lift',
        face,
        isFaded && 'saturate-50',
      )}
    >
      <Ornament className={clsx('absolute -right-[14%] -bottom-[34%] w-[62%] opacity-45', stitch)} />
      <div className="relative flex items-start justify-between gap-3">
        <h3 className="line-clamp-2 font-heading text-title leading-tight font-semibold wrap-anywhere">{brand}</h3>
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0" strokeWidth={1.7} />
      </div>
      <div className="relative grid gap-0.5">
        <span className="text-caption font-medium">{categoryName}</span>
        <span className="figures font-heading text-heading leading-none font-semibold">
          {formatMoney(denomination)}
        </span>
      </div>
    </div>
  );
}
