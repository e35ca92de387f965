import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { memoryScreensText as text } from '#messages/memories.ts';
import { albumClass } from './album.ts';

const figures = [text.total, text.years, text.thisMonth];
const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'];

export function TimelineSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid grid-cols-1 gap-10" aria-hidden>
        <div className="grid grid-cols-3 divide-x divide-line border-y border-line py-4">
          {figures.map((label) => (
            <div key={label} className="px-3 first:pl-0 last:pr-0 sm:px-6">
              <p className="text-heading">
                <Skeleton className="inline-block! h-[0.7em] w-[1.4em]" />
              </p>
              <p className="text-caption text-ink-soft">{label}</p>
            </div>
          ))}
        </div>
        <div>
          <p className="pb-4 text-display">
            <Skeleton className="inline-block! h-[0.7em] w-[2.1em]" />
          </p>
          <div className="@container">
            <div className={albumClass}>
              {tiles.map((tile) => (
                <Skeleton key={tile} className="h-full" />
              ))}
            </div>
          </div>
        </div>
      </div>
    </LoadingRegion>
  );
}
