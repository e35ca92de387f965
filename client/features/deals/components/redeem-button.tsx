import { useMutation } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { api } from '#client/data/api.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { isApiError } from '#client/lib/api-error.ts';
import { paths } from '#client/paths.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import type { BrandDeal } from '#domain/deals/schema.ts';
import { dealScreensText as text } from '#messages/deals.ts';
import { countLeft, type WeeklyUse, refusalToast } from '../model.ts';
import type { ShownCode } from './code-dialog.tsx';

interface RedeemButtonProps {
  deal: BrandDeal;
  use: WeeklyUse;
  onRedeemed: (shown: ShownCode) => void;
  /** Text of the button while the request is pending. */
  pendingLabel: string;
}

/** Tells why premium is needed, before the plans open. */
const explainPremium = () => showToast({ title: text.premiumRequired, description: text.premiumRequiredText });

/** Redeems the deal, or explains why that is not possible and offers the upgrade if it helps. */
export function RedeemButton({ deal, use, onRedeemed, pendingLabel }: RedeemButtonProps) {
  const { isPremium } = useMember();
  const unlock = useUpgradeLabel(text.unlock);
  const upgradeForMore = useUpgradeLabel(text.upgradeForMore);
  const redeem = useRedeemDeal(({ redemptionCode, deal: taken }) =>
    onRedeemed({
      redemptionCode,
      businessName: taken.businessName,
      dealTitle: taken.title,
      promoCode: taken.promoCode,
      terms: taken.terms,
    }),
  );
  const canUpgrade = !isPremium;
  if (deal.isPremiumOnly && canUpgrade) {
    return (
      <ButtonLink to={paths.subscribe} variant="festive" onClick={explainPremium}>
        <Crown aria-hidden className="size-5" />
        {unlock}
      </ButtonLink>
    );
  }
  const isGone = countLeft(deal) === 0;
  return (
    <div className="grid gap-2">
      <Button
        disabled={use.isUsedUp || isGone}
        isPending={redeem.isPending}
        onClick={() => redeem.mutate({ id: deal.id })}
      >
        <span>
          {labelOf()}
          <span className="sr-only"> {deal.title}</span>
        </span>
      </Button>
      {use.used > 0 && (
        <p className="figures flex flex-wrap items-center justify-center gap-x-3 text-center text-caption text-ink-soft">
          {text.used(use.used, use.quota)}
          {use.isUsedUp && canUpgrade && (
            <ButtonLink to={paths.subscribe} variant="quiet" className="text-caption!">
              {upgradeForMore}
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  );

  function labelOf() {
    if (redeem.isPending) return pendingLabel;
    if (use.isUsedUp) return text.usedUp;
    return isGone ? text.noneLeft : text.redeem;
  }
}

/** Redeems a deal; `onRedeemed` shows the code. */
function useRedeemDeal(onRedeemed: (redemption: { redemptionCode: string; deal: BrandDeal }) => void) {
  const { isPremium } = useMember();
  return useMutation(
    api.deals.redeem.mutationOptions(
      mutationToasts({
        success: ({ deal }) => ({ title: text.success, description: text.successText(deal.businessName) }),
        failure: (error) =>
          refusalToast({ status: isApiError(error) ? error.status : 0, message: error.message }, isPremium),
        signedOut: 'failure',
        onDone: onRedeemed,
      }),
    ),
  );
}
