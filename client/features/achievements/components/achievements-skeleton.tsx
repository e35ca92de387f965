import { achievementScreensText as text } from '#messages/screens/achievements.ts';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

export function AchievementsSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div aria-hidden className="grid grid-cols-1 gap-8">
        <Skeleton className="h-56 rounded-large!" />
        <div className="flex gap-2 overflow-hidden">
          <Skeleton className="h-11 w-16 shrink-0 rounded-full!" />
          <Skeleton className="h-11 w-48 shrink-0 rounded-full!" />
          <Skeleton className="h-11 w-48 shrink-0 rounded-full!" />
        </div>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {cards.map((card) => (
            <div key={card} className="flex h-44 gap-4 rounded-large border border-line p-5">
              <Skeleton className="size-18 shrink-0 rounded-full!" />
              <div className="grid flex-1 content-start gap-3">
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-5 w-24 rounded-full!" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
