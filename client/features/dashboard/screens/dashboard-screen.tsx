import { useQueryClient } from '@tanstack/react-query';
import { brand } from '#contract/brand.ts';
import { dashboardText as text } from '#messages/en/dashboard.ts';
import { checkForUpdate } from '../../../lib/worker/service-worker-updates.ts';
import { useMember } from '../../../lib/session.ts';
import { ensureTemporal } from '../../../lib/temporal.ts';
import { PullToRefresh } from '../../../ui/layout/pull-to-refresh.tsx';
import { Counts } from '../components/counts.tsx';
import { DailyCheckIn } from '../components/daily-check-in.tsx';
import { NextDates } from '../components/next-dates.tsx';
import { NextExperiences } from '../components/next-experiences.tsx';
import { QuickButtons } from '../components/quick-buttons.tsx';
import { RecentMemories } from '../components/recent-memories.tsx';
import { Together } from '../components/together.tsx';
import { VerificationBanner } from '../components/verification-banner.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

// Days together are counted with it.
export const clientLoader = ensureTemporal;

export function DashboardScreen() {
  const member = useMember();
  const queries = useQueryClient();

  function refresh() {
    void queries.invalidateQueries();
    void checkForUpdate();
  }

  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="grid grid-cols-1 gap-8">
        <VerificationBanner />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <h1 className="text-heading wrap-anywhere">{text.greeting(member.firstName)}</h1>
          <DailyCheckIn />
        </div>
        <Together />
        <QuickButtons />
        <Counts />
        <NextDates />
        <NextExperiences />
        <RecentMemories />
      </div>
    </PullToRefresh>
  );
}

export default DashboardScreen;
