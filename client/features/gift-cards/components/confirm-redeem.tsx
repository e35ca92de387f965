import type { GiftCard } from '#contract/gift-cards.ts';
import { giftCardScreensText as text } from '#messages/screens/gift-cards.ts';
import { walletText } from '#messages/wallet.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useRedeemGiftCard } from '../api.ts';

interface ConfirmRedeemProps {
  card: GiftCard;
  /** Balance in coins; absent until it is loaded. */
  balance: number | undefined;
  onClose: () => void;
}

export function ConfirmRedeem({ card, balance, onClose }: ConfirmRedeemProps) {
  const redeem = useRedeemGiftCard(onClose);
  const facts = [
    { label: text.brand, value: card.brand },
    { label: text.denomination, value: formatMoney(card.denomination) },
    { label: text.cost, value: text.coins(formatCoins(card.pointsCost)) },
    ...(balance === undefined || balance < card.pointsCost
      ? []
      : [{ label: text.left, value: text.coins(formatCoins(balance - card.pointsCost)) }]),
  ];

  function confirm() {
    // The member may have spent the coins on another device since the dialog was opened.
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
