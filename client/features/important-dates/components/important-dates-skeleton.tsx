import { importantDateScreensText as text } from '#messages/screens/important-dates.ts';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { screenGrid } from './screen-grid.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

export function ImportantDatesSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div aria-hidden className={screenGrid}>
        <div className="grid gap-6">
          <Skeleton className="h-56 rounded-large! lg:h-72" />
          <Skeleton className="h-28" />
          <Skeleton className="h-12 rounded-full! lg:h-84 lg:rounded-small!" />
        </div>
        <div className="grid content-start gap-6">
          <Skeleton className="my-2.5 h-6 w-32" />
          {rows.map((row) => (
            <div key={row} className="flex gap-4">
              <Skeleton className="h-17 w-14" />
              <div className="grid flex-1 content-start gap-2.5">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
