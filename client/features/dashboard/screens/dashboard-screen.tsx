import { useQueryClient } from '@tanstack/react-query';
import { brand } from '#messages/brand.ts';
import { dashboardText as text } from '#messages/screens/dashboard.ts';
import { checkForUpdate } from '#client/data/worker/service-worker-updates.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { JoiningCard } from '#client/features/profile/components/joining-card.tsx';
import { PullToRefresh } from '#client/ui/layout/pull-to-refresh.tsx';
import { ComingDays } from '../components/coming-days.tsx';
import { CountLinks } from '../components/count-links.tsx';
import { DailyQuestion } from '../components/daily-question.tsx';
import { DailyCheckIn } from '../components/daily-check-in.tsx';
import { FirstStepsCard } from '../components/first-steps-card.tsx';
import { NextDates } from '../components/next-dates.tsx';
import { NextExperiences } from '../components/next-experiences.tsx';
import { QuickButtons } from '../components/quick-buttons.tsx';
import { RecentMemories } from '../components/recent-memories.tsx';
import { CoupleCard } from '../components/couple-card.tsx';
import { VerificationBanner } from '../components/verification-banner.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export function DashboardScreen() {
  const member = useMember();
  const queries = useQueryClient();
  const isPaired = usePartner() !== null;

  function refresh() {
    void queries.invalidateQueries();
    void checkForUpdate();
  }

  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="grid grid-cols-1 gap-6 sm:gap-8">
        <VerificationBanner />
        <JoiningCard />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-4">
          <h1 className="text-heading wrap-anywhere">{text.greeting(member.firstName)}</h1>
          <DailyCheckIn />
        </div>
        {!isPaired && <FirstStepsCard />}
        <CoupleCard />
        {isPaired && <DailyQuestion />}
        <div className="grid grid-cols-1 gap-6 sm:gap-8 lg:flex lg:gap-10 lg:*:min-w-0 lg:*:flex-1">
          <div className="grid grid-cols-1 content-start gap-6 sm:gap-8">
            <NextDates />
            {isPaired && <FirstStepsCard />}
            <ComingDays />
          </div>
          <RecentMemories />
        </div>
        <QuickButtons />
        <CountLinks />
        <NextExperiences />
      </div>
    </PullToRefresh>
  );
}

export default DashboardScreen;
