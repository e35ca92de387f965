import type { GiftCard } from '#contract/gift-cards.ts';
import { giftCardScreensText as text } from '#messages/screens/gift-cards.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { GiftCardFace } from '#client/ui/cards/gift-card-face.tsx';
import { Button } from '#client/ui/forms/button.tsx';

interface GiftCardTileProps {
  card: GiftCard;
  /** Balance in coins; absent until it is loaded. */
  balance: number | undefined;
  onRedeem: (card: GiftCard) => void;
}

export function GiftCardTile({ card, balance, onRedeem }: GiftCardTileProps) {
  const { brand, category, denomination, description, terms, validityDays, isInStock } = card;
  return (
    <article className="flex h-full flex-col gap-3">
      <GiftCardFace brand={brand} category={category} denomination={denomination} isFaded={!isInStock} />
      <div className="grid gap-1 px-1">
        <p className="wrap-anywhere">{description}</p>
        <p className="figures text-caption text-ink-soft">
          {text.coins(formatCoins(card.pointsCost))} · {text.validity(validityDays)}
        </p>
      </div>
      {terms && (
        <details className="px-1 text-caption">
          <summary className="min-h-11 py-3 font-medium text-accent-ink">{text.terms}</summary>
          <p className="pb-2 wrap-anywhere text-ink-soft">{terms}</p>
        </details>
      )}
      <div className="mt-auto grid">
        <RedeemButton card={card} balance={balance} onRedeem={onRedeem} />
      </div>
    </article>
  );
}

function RedeemButton({ card, balance, onRedeem }: GiftCardTileProps) {
  const cost = formatCoins(card.pointsCost);
  if (!card.isInStock) return <Button disabled>{text.outOfStock}</Button>;
  if (balance !== undefined && balance < card.pointsCost)
    return <Button disabled>{text.needMore(formatCoins(card.pointsCost - balance))}</Button>;
  return (
    <Button aria-label={text.redeemThis(cost, card.brand)} onClick={() => onRedeem(card)}>
      {text.redeemFor(cost)}
    </Button>
  );
}
