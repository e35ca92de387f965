import { eventsText as text } from '#messages/en/events.ts';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function EventsSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-6">
        <Skeleton className="h-12 w-64" />
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-80 rounded-large! sm:h-72" />
          <Skeleton className="h-80 rounded-large! sm:h-72" />
        </div>
      </div>
    </LoadingRegion>
  );
}
