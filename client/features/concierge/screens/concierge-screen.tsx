import { Crown } from 'lucide-react';
import { useState } from 'react';
import type { ConciergeKind } from '#contract/constants/concierge.ts';
import { brand } from '#messages/brand.ts';
import { conciergeScreensText as text } from '#messages/screens/concierge.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { BellDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { LazyRequestForm } from '../components/lazy-request-form.tsx';
import { Offers } from '../components/offers.tsx';
import { RequestList } from '../components/request-list.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function ConciergeScreen() {
  const { isPremium } = useMember();
  const [asked, setAsked] = useState<ConciergeKind | null>(null);
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo="previous" />
      <div className="grid grid-cols-1 gap-10">
        {isPremium ? <Offers onAsk={setAsked} /> : <Gate />}
        <RequestList isGated={!isPremium} />
      </div>
      {asked && <LazyRequestForm kind={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Gate() {
  const upgrade = useUpgradeLabel(text.upgrade);
  return (
    <EmptyState
      drawing={<BellDrawing />}
      level={2}
      title={text.gateTitle}
      text={text.gateText}
      action={
        <ButtonLink to={paths.subscribe} variant="festive" size="large">
          <Crown aria-hidden className="size-5" />
          {upgrade}
        </ButtonLink>
      }
    />
  );
}
