import { useQuery } from '@tanstack/react-query';
import { brand } from '#messages/brand.ts';
import { nudgeScreensText as text } from '#messages/screens/nudges.ts';
import { api } from '#client/lib/api.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { NudgeComposer } from '../components/nudge-composer.tsx';
import { PremiumGate } from '../components/premium-gate.tsx';
import { ReceivedNudges } from '../components/received-nudges.tsx';
import { RecentNudges } from '../components/recent-nudges.tsx';
import { needsPremium } from '../model.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function NudgesScreen() {
  const { isPremium } = useMember();
  const list = useQuery({ ...api.nudges.list.queryOptions(), enabled: isPremium });
  const isGated = !isPremium || needsPremium(list.error);
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo={paths.dashboard} />
      {isGated ? (
        <div className="grid grid-cols-1 gap-10">
          <PremiumGate />
          <ReceivedNudges />
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-x-14">
          <NudgeComposer />
          <RecentNudges nudges={list} />
        </div>
      )}
    </>
  );
}
