import type { Payment } from '#contract/payments.ts';
import { subscribeScreenText as text } from '#messages/screens/subscription.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { useDescription } from '../../checkout-api.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlanCard } from './plan-card.tsx';
import { checkoutGrid } from './checkout-grid.ts';

export function Checkout({
  rejection,
  onDeclared,
}: {
  rejection: string | null;
  onDeclared: (payment: Payment) => void;
}) {
  const checkout = useRead(api.payments.checkout.queryOptions());
  useDescription(checkout.data?.fromMonthly);
  return (
    <QueryState
      query={checkout}
      skeleton={<CheckoutSkeleton />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
    >
      {(offer) => (
        <div className={checkoutGrid}>
          <PlanCard price={offer.price} amount={offer.amount} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <PaymentSection checkout={offer} rejection={rejection} onDeclared={onDeclared} />
          </div>
          <BenefitsSection />
        </div>
      )}
    </QueryState>
  );
}
