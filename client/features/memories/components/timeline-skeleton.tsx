import { memoryScreensText as text } from '#messages/en/memory-screens.ts';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { albumClass } from './album.ts';

const figures = [text.total, text.years, text.thisMonth];
const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'];

/** The stats, a year and its album, while they load. */
export function TimelineSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid grid-cols-1 gap-10" aria-hidden>
        <div className="grid grid-cols-3 divide-x divide-line border-y border-line py-4">
          {figures.map((label) => (
            <div key={label} className="px-3 first:pl-0 last:pr-0 sm:px-6">
              <Skeleton className="my-1.5 h-8 w-12" />
              <p className="text-caption text-ink-soft">{label}</p>
            </div>
          ))}
        </div>
        <div>
          <Skeleton className="mb-6 h-12 w-40" />
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
