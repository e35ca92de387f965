import { useMutation } from '@tanstack/react-query';
import type { BrandDeal } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/en/deal-screens.ts';
import { api, isApiError } from '../../lib/api.ts';
import { useMember } from '../../lib/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { refusalToast } from './model.ts';

/** Takes a deal, with the catalogue's toasts; `onRedeemed` shows the code. */
export function useRedeemDeal(onRedeemed: (redemption: { redemptionCode: string; deal: BrandDeal }) => void) {
  const { isPremium } = useMember();
  return useMutation(
    api.deals.redeem.mutationOptions({
      onSuccess(redemption) {
        showToast({
          title: text.success,
          description: text.successText(redemption.deal.businessName),
          tone: 'positive',
        });
        onRedeemed(redemption);
      },
      onError(error) {
        const status = isApiError(error) ? error.status : 0;
        showToast(refusalToast({ status, message: error.message }, isPremium));
      },
    }),
  );
}
