import { useQueryClient } from '@tanstack/react-query';
import { brand } from '#messages/brand.ts';
import { dashboardText as text } from '#messages/screens/dashboard.ts';
import { checkForUpdate } from '#client/data/worker/registration.ts';
import { usePartner } from '#client/data/partner.ts';
import { JoiningCard } from '#client/features/profile/components/joining-card.tsx';
import { PullToRefresh } from '#client/ui/layout/pull-to-refresh.tsx';
import { ComingDays } from '../components/coming-days.tsx';
import { CountLinks } from '../components/count-links.tsx';
import { DailyQuestion } from '../components/daily-question.tsx';
import { DailyCheckIn } from '../components/daily-check-in.tsx';
import { CoupleFirstSteps, OwnFirstSteps } from '../components/lazy-first-steps.tsx';
import { MoneyLine } from '../components/money-line.tsx';
import { LaterDates, NextDate } from '../components/next-dates.tsx';
import { NextExperiences } from '../components/next-experiences.tsx';
import { LazyDue } from '../components/lazy-due.tsx';
import { LazyLists } from '../components/lazy-lists.tsx';
import { LazyPastToday } from '../components/lazy-past-today.tsx';
import { QuickButtons } from '../components/quick-buttons.tsx';
import { RecentMemories } from '../components/recent-memories.tsx';
import { CoupleCard } from '../components/couple-card.tsx';
import { VerificationBanner } from '../components/verification-banner.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export function DashboardScreen() {
  const queries = useQueryClient();
  const isPaired = usePartner() !== null;

  function refresh() {
    void queries.invalidateQueries();
    void checkForUpdate();
  }

  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="@container grid grid-cols-1 gap-6 sm:gap-8">
        <VerificationBanner />
        <JoiningCard />
        {/* The first screen, which the fold does not cut: a photo of this day fills what the rest leaves. On a desktop with room beside the menu it has two columns. */}
        <div className="flex flex-col gap-3 max-sm:has-data-past:min-h-[calc(100dvh-9.25rem-env(safe-area-inset-bottom))] lg:@2xl:grid lg:@2xl:grid-cols-2 lg:@2xl:gap-6 lg:@2xl:has-data-past:min-h-[calc(100dvh-13.5rem)]">
          <div className="flex flex-col gap-3 lg:@2xl:gap-6">
            <CoupleCard />
            {isPaired ? <DailyQuestion /> : <OwnFirstSteps />}
          </div>
          <div className="flex flex-1 flex-col gap-3 lg:@2xl:gap-6">
            {/* Side by side, unless the date needs room for its buttons: so the photo below is whole on a phone. */}
            <div className="grid grid-cols-2 gap-3 *:only:col-span-2 has-[button,[data-empty]]:grid-cols-1 lg:@2xl:gap-6 cramped:grid-cols-1">
              <MoneyLine />
              <NextDate />
            </div>
            <LazyPastToday />
          </div>
        </div>
        <QuickButtons />
        {isPaired && <CoupleFirstSteps />}
        {/* On a desktop one row of up to three columns, or two rows of two. */}
        <div className="grid grid-cols-1 gap-6 empty:hidden sm:gap-8 lg:@2xl:grid-flow-col lg:@2xl:auto-cols-fr lg:@2xl:gap-10 lg:@2xl:*:min-w-0 lg:@2xl:*:content-start lg:@2xl:has-[>:nth-child(4)]:grid-flow-row lg:@2xl:has-[>:nth-child(4)]:grid-cols-2">
          <LaterDates />
          <ComingDays />
          <LazyDue />
          <LazyLists />
        </div>
        <RecentMemories />
        <DailyCheckIn />
        <CountLinks />
        <NextExperiences />
      </div>
    </PullToRefresh>
  );
}

export default DashboardScreen;
