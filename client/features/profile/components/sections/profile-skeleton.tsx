import { profileText as text } from '#messages/screens/profile.ts';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-4">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    </LoadingRegion>
  );
}
