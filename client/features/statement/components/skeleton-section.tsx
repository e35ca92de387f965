import { financeScreensText as text } from '#messages/finances.ts';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';

export function CardsSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-36 rounded-large! sm:h-44" />
        <Skeleton className="h-36 rounded-large! sm:h-44" />
      </div>
    </LoadingRegion>
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
