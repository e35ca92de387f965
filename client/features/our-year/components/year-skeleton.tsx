import { ourYearScreensText as text } from '#messages/screens/our-year.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';

export function YearSkeleton() {
  return (
    <div role="status" aria-label={text.loading} className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {Array.from({ length: 4 }, (_, place) => (
        <Skeleton key={place} className="h-64 rounded-large!" />
      ))}
    </div>
  );
}
