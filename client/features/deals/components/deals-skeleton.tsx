import { dealScreensText as text } from '#messages/screens/deals.ts';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';

export function DealsSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-5">
        <div className="flex gap-2 overflow-clip">
          {Array.from({ length: 5 }, (_, chip) => (
            <Skeleton key={chip} className="h-11 w-28 shrink-0 rounded-full!" />
          ))}
        </div>
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {Array.from({ length: 6 }, (_, card) => (
            <Skeleton key={card} className="h-80 rounded-large!" />
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
