import type { GiftCard } from '#contract/gift-cards.ts';
import { giftCardScreensText as text } from '#messages/en/gift-card-screens.ts';
import { walletText } from '#messages/en/wallet.ts';
import { formatCoins, formatMoney } from '../../../lib/format/money.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useRedeemGiftCard } from '../api.ts';

interface ConfirmRedeemProps {
  card: GiftCard;
  /** Coins; absent while they are not known. */
  balance: number | undefined;
  onClose: () => void;
}

/** Asks before coins are spent: what is bought, for how much, and what is left then. */
export function ConfirmRedeem({ card, balance, onClose }: ConfirmRedeemProps) {
  const redeem = useRedeemGiftCard(onClose);
  const facts = [
    { label: text.brand, value: card.brand },
    { label: text.denomination, value: formatMoney(card.denomination) },
    { label: text.cost, value: text.points(formatCoins(card.pointsCost)) },
    ...(balance === undefined || balance < card.pointsCost
      ? []
      : [{ label: text.left, value: text.points(formatCoins(balance - card.pointsCost)) }]),
  ];

  function confirm() {
    // Another of the member’s devices may have spent them since the dialog was opened.
    if (balance !== undefined && balance < card.pointsCost) {
      showToast({
        title: text.insufficient,
        description: walletText.notEnough(card.pointsCost, balance),
        tone: 'danger',
      });
      onClose();
    } else redeem.mutate({ id: card.id });
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.confirmTitle}
      text={text.confirmNote}
      confirmLabel={text.confirm}
      isDangerous={false}
      isPending={redeem.isPending}
      onConfirm={confirm}
    >
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
