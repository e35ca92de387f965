import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { memoryScreensText as text } from '#messages/memories.ts';
import { albumClass } from './album.ts';

const figures = [text.total, text.years, text.thisMonth];

export function TimelineSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid grid-cols-1 gap-6" aria-hidden>
        <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 text-caption text-ink-soft">
          {figures.map((label) => (
            <p key={label} className="flex flex-row-reverse items-baseline gap-1.5">
              {label}
              <Skeleton className="inline-block! h-[0.9em] w-[1.4em] text-lead" />
            </p>
          ))}
        </div>
        <div>
          <p className="pb-4 text-display">
            <Skeleton className="inline-block! h-[0.7em] w-[2.1em]" />
          </p>
          <div className="@container">
            <div className={albumClass}>
              <Skeleton count={13} className="h-full" />
            </div>
          </div>
        </div>
      </div>
    </LoadingRegion>
  );
}
