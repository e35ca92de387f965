import { subscribeScreenText as text } from '#messages/screens/subscription.ts';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { checkoutGrid } from './checkout-grid.ts';

export function CheckoutSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className={checkoutGrid}>
        <Skeleton className="h-80 rounded-large!" />
        <div className="grid gap-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-64" />
          <Skeleton className="h-14 rounded-full!" />
        </div>
      </div>
    </LoadingRegion>
  );
}
