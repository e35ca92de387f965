import { subscribeScreenText as text } from '#messages/subscription.ts';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';

/** Grid of two columns on a large screen; on a phone the benefits come last. */
export const checkoutGrid =
  'grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:grid-rows-[auto_1fr] lg:gap-x-14';

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
