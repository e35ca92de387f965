import { Crown } from 'lucide-react';
import type { BrandDeal } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/en/deal-screens.ts';
import { useMember } from '../../../lib/session.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { useRedeemDeal } from '../api.ts';
import { countLeft, type WeeklyUse } from '../model.ts';
import type { ShownCode } from './code-dialog.tsx';

interface RedeemButtonProps {
  deal: BrandDeal;
  use: WeeklyUse;
  onRedeemed: (shown: ShownCode) => void;
  /** What the button says while the code is made. */
  pendingLabel: string;
}

/** On the way to the plans, so that it is known what they are for. */
const tellWhy = () => showToast({ title: text.premiumRequired, description: text.premiumRequiredText });

/** Takes the deal, or says why not now, and what would help. */
export function RedeemButton({ deal, use, onRedeemed, pendingLabel }: RedeemButtonProps) {
  const { isPremium } = useMember();
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
      <ButtonLink to={paths.subscribe} variant="festive" onClick={tellWhy}>
        <Crown aria-hidden className="size-5" />
        {text.unlock}
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
          {text.used(use.used, use.allowance)}
          {use.isUsedUp && canUpgrade && (
            <ButtonLink to={paths.subscribe} variant="quiet" className="text-caption!">
              {text.upgradeForMore}
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
