import { noteScreensText as text } from '#messages/screens/notes.ts';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

export function NotesSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div aria-hidden className="grid grid-cols-1 gap-4">
        <Skeleton className="h-12 rounded-full!" />
        <div className="flex h-12 items-center gap-6 border-b border-line px-4">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 w-16" />
        </div>
        <div className="flex gap-2 pt-3 pb-2">
          <Skeleton className="h-11 w-20 rounded-full!" />
          <Skeleton className="h-11 w-28 rounded-full!" />
          <Skeleton className="h-11 w-24 rounded-full!" />
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {cards.map((card) => (
            <div key={card} className="grid h-56 content-start gap-4 rounded-large border border-line p-5">
              <div className="flex items-center gap-3">
                <Skeleton className="size-11 rounded-full!" />
                <Skeleton className="h-5 w-1/2" />
              </div>
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
