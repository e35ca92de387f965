import { useQuery } from '@tanstack/react-query';
import { subscribeScreenText as text } from '#messages/en/subscription-screens.ts';
import { api } from '../../../../lib/api.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
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
  if (checkout.isPending) return <CheckoutSkeleton />;
  if (checkout.isError) {
    return (
      <ErrorState
        level={2}
        title={text.failedTitle}
        text={text.failedText}
        isRetrying={checkout.isFetching}
        onRetry={() => void checkout.refetch()}
      />
    );
  }
  return (
    <div className={checkoutGrid}>
      <PlanCard price={checkout.data.price} amount={checkout.data.amount} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PaymentSection checkout={checkout.data} rejection={rejection} onDeclared={onDeclared} />
      </div>
      <BenefitsSection />
    </div>
  );
}
