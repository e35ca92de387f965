import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

/** Loaded after the dashboard's first content. */
export const LazyPastToday = lazyNamed(async () => (await import('./past-today.tsx')).PastToday, null, {
  isDispensable: true,
});
