import { subscriptionScreensText as text } from '#messages/screens/subscription.ts';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';

export function SubscriptionSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-10">
        <Skeleton className="h-64 rounded-large!" />
        <div className="grid gap-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </div>
    </LoadingRegion>
  );
}
