import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

/** Loaded after the dashboard's first content. */
export const LazyLists = lazyNamed(
  async () => (await import('#client/features/lists/components/lists-card.tsx')).ListsCard,
  null,
  { isDispensable: true },
);
