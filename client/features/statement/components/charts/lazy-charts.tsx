import type { ComponentProps } from 'react';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

// The chart library is loaded after the figures, which give the same information as text; its space is reserved.
const CategoryRing = lazyNamed(async () => (await import('./category-ring.tsx')).CategoryRing, null, {
  isDispensable: true,
});
const StackedBars = lazyNamed(async () => (await import('./stacked-bars.tsx')).StackedBars, null, {
  isDispensable: true,
});

export function LazyCategoryRing(props: ComponentProps<typeof CategoryRing>) {
  return (
    <div className="mx-auto aspect-square w-52">
      <CategoryRing {...props} />
    </div>
  );
}

export function LazyStackedBars(props: ComponentProps<typeof StackedBars>) {
  return (
    <div className="h-60">
      <StackedBars {...props} />
    </div>
  );
}
