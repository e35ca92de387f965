import { useQuery } from '@tanstack/react-query';
import { subscribeScreenText as text } from '#messages/en/subscription-screens.ts';
import { api } from '../../../../lib/api.ts';
import { QueryFaces } from '../../../../ui/feedback/query-faces.tsx';
import { useDescription } from '../../checkout-api.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlanCard } from './plan-card.tsx';
import { checkoutGrid } from './checkout-grid.ts';

/** The plan and how to pay it. */
export function Checkout({ rejection, onDeclared }: { rejection: string | null; onDeclared: () => void }) {
  const checkout = useQuery(api.payments.checkout.queryOptions());
  useDescription(checkout.data?.fromMonthly);
  return (
    <QueryFaces
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
    </QueryFaces>
  );
}
