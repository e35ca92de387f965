import { adminGiftCardsText as text } from '#messages/en/admin/gift-cards.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { GiftCardFace } from '#client/ui/cards/gift-card-face.tsx';
import { type GiftCardForm, parseTyped } from './gift-card-model.ts';

export function GiftCardPreview({ card }: { card: Partial<GiftCardForm> }) {
  return (
    <div className="grid gap-3">
      <GiftCardFace
        brand={card.title?.trim() || text.fieldBrand}
        category={card.category || 'shopping'}
        denomination={Math.trunc(parseTyped(card.denomination))}
        isFaded={!card.isActive || parseTyped(card.stockQuantity) <= 0}
      />
      <div className="grid gap-1 px-1">
        <p className="break-words empty:hidden">{card.description}</p>
        <p className="figures text-caption text-ink-soft">
          {text.previewCost(
            formatCoins(parseTyped(card.pointsCost)),
            formatCoins(parseTyped(card.validityDays)),
          )}
        </p>
      </div>
    </div>
  );
}
