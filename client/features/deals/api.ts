import { useMutation } from '@tanstack/react-query';
import type { BrandDeal } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/screens/deals.ts';
import { api } from '#client/data/api.ts';
import { isApiError } from '#client/lib/api-error.ts';
import { useMember } from '#client/data/session.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { refusalToast } from './model.ts';

/** Redeems a deal; `onRedeemed` shows the code. */
export function useRedeemDeal(onRedeemed: (redemption: { redemptionCode: string; deal: BrandDeal }) => void) {
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
