import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SkeletonProps {
  className?: string;
  /** Number of equal placeholders, such as the cards of a grid. */
  count?: number;
}

/** Placeholder; give it the height and width classes of the content. */
export function Skeleton({ className, count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, place) => (
    <span key={place} aria-hidden className={clsx('shimmer block rounded-small', className)} />
  ));
}

/** Wraps the skeletons of a loading screen or list, and announces the loading once to screen readers. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

export function ListSkeleton({ rows = 3, label }: { rows?: number; label: string }) {
  return (
    <LoadingRegion label={label}>
      <div className="grid divide-y divide-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex items-center gap-4 py-4">
            <Skeleton className="size-12 rounded-full!" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
