import { brand } from '#messages/brand.ts';
import { nudgeScreensText as text } from '#messages/screens/nudges.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { NudgeComposer } from '../components/nudge-composer.tsx';
import { PremiumGate } from '../components/premium-gate.tsx';
import { ReceivedNudges } from '../components/received-nudges.tsx';
import { RecentNudges } from '../components/recent-nudges.tsx';
import { needsPremium } from '../model.ts';
import { useNudges } from '../use-nudges.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function NudgesScreen() {
  const { isPremium } = useMember();
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo={paths.dashboard} />
      {isPremium ? <Nudges /> : <Gate />}
    </>
  );
}

/** Shows the nudges of both. A member whose premium has ended sees the received ones. */
function Nudges() {
  const list = useNudges();
  if (needsPremium(list.error)) return <Gate />;
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-x-14">
      <NudgeComposer />
      <RecentNudges nudges={list} />
    </div>
  );
}

function Gate() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <PremiumGate />
      <ReceivedNudges />
    </div>
  );
}
