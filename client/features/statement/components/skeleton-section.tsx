import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { financeScreensText as text } from '#messages/finances.ts';

/** Shape of `TotalCards`. */
export function CardsSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid grid-cols-2 gap-3 pb-4 sm:gap-4 cramped:grid-cols-1">
        <Skeleton count={2} className="h-30 rounded-large! sm:h-36" />
      </div>
    </LoadingRegion>
  );
}

/** Shape of `MonthSummary`. */
export function MonthSkeleton() {
  return (
    <div aria-hidden className="grid gap-x-10 gap-y-4 lg:grid-cols-2 lg:items-end">
      <div className="grid gap-2">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-12 w-60" />
        <Skeleton className="h-6 w-40" />
      </div>
      <Skeleton className="h-10" />
    </div>
  );
}

export function AnalysisSkeleton() {
  return (
    <div aria-hidden className="grid gap-10">
      <div className="grid gap-4">
        <h2 className="flex min-h-11 items-center text-title">{text.analysis}</h2>
        <Skeleton className="h-36" />
        <Skeleton className="h-72" />
      </div>
      <div className="grid gap-4">
        <h2 className="flex min-h-11 items-center text-title">{text.breakdown}</h2>
        <Skeleton className="h-60" />
      </div>
    </div>
  );
}
