import { type ComponentProps, lazy, Suspense } from 'react';
import { barsHeightClass, ringSizeClass } from './chart-sizes.ts';

// What draws charts is loaded beside the figures, not before them; its place is kept.
const CategoryRing = lazy(async () => ({ default: (await import('./category-ring.tsx')).CategoryRing }));
const MonthBars = lazy(async () => ({ default: (await import('./month-bars.tsx')).MonthBars }));

export function LazyCategoryRing(props: ComponentProps<typeof CategoryRing>) {
  return (
    <div className={ringSizeClass}>
      <Suspense fallback={null}>
        <CategoryRing {...props} />
      </Suspense>
    </div>
  );
}

export function LazyMonthBars(props: ComponentProps<typeof MonthBars>) {
  return (
    <div className={barsHeightClass}>
      <Suspense fallback={null}>
        <MonthBars {...props} />
      </Suspense>
    </div>
  );
}
