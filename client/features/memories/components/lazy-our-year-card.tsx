import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

export const LazyOurYearCard = lazyNamed(
  async () => (await import('#client/features/our-year/components/our-year-card.tsx')).OurYearCard,
  null,
  { isDispensable: true },
);
