import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { LoadingRegion, Skeleton } from '../../../../ui/feedback/skeleton.tsx';

/** The two cards while they load. */
export function CardsSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-38 rounded-large! sm:h-44" />
        <Skeleton className="h-38 rounded-large! sm:h-44" />
      </div>
    </LoadingRegion>
  );
}

/** The analysis and the breakdown while they load. */
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
