import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

/** Loaded after the dashboard's first content. */
export const LazyDue = lazyNamed(
  async () => (await import('#client/features/calendar/components/due-card.tsx')).DueCard,
  null,
  { isDispensable: true },
);
