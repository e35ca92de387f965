import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { LaterDates } from './later-dates.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** First steps of a couple, which has mostly done them. */
const LazyFirstSteps = lazyNamed(
  async () => (await import('./first-steps-card.tsx')).FirstStepsCard,
  <Skeleton className="h-88 rounded-large!" />,
  { isDispensable: true, isBelow: true },
);
const LazyDue = lazyNamed(
  async () => (await import('#client/features/calendar/components/due-card.tsx')).DueCard,
  null,
  { isDispensable: true, isBelow: true },
);
const LazyLists = lazyNamed(
  async () => (await import('#client/features/lists/components/lists-card.tsx')).ListsCard,
  null,
  { isDispensable: true, isBelow: true },
);
const LazyExperiences = lazyNamed(async () => (await import('./next-experiences.tsx')).NextExperiences, null, {
  isDispensable: true,
  isBelow: true,
});
const LazyComingDays = lazyNamed(async () => (await import('./coming-days.tsx')).ComingDays, null, {
  isDispensable: true,
  isBelow: true,
});
const LazyRecentMemories = lazyNamed(async () => (await import('./recent-memories.tsx')).RecentMemories, null, {
  isDispensable: true,
  isBelow: true,
});

/** Everything of Home below its first screen; `hasSteps` is true for a couple that has first steps left. */
export function BelowFirstScreen({ hasSteps }: { hasSteps: boolean }) {
  return (
    <>
      <Shortcuts />
      {hasSteps && <LazyFirstSteps />}
      {/* On a desktop one row of up to three columns, or two rows of two. */}
      <div className="grid grid-cols-1 gap-6 empty:hidden sm:gap-8 lg:@2xl:grid-flow-col lg:@2xl:auto-cols-fr lg:@2xl:gap-10 lg:@2xl:*:min-w-0 lg:@2xl:*:content-start lg:@2xl:has-[>:nth-child(4)]:grid-flow-row lg:@2xl:has-[>:nth-child(4)]:grid-cols-2">
        <LaterDates />
        <LazyComingDays />
        <LazyDue />
        <LazyLists />
      </div>
      <LazyExperiences />
      <LazyRecentMemories />
    </>
  );
}
