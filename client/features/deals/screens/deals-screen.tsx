import { Crown } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#messages/brand.ts';
import { dealScreensText as text } from '#messages/deals.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Tabs } from '#client/ui/overlays/tabs.tsx';
import { AvailableDeals } from '../components/available-deals.tsx';
import { CodeDialog, type ShownCode } from '../components/code-dialog.tsx';
import { MyRedemptions } from '../components/my-redemptions.tsx';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function DealsScreen() {
  const { isPremium } = useMember();
  const [view, setView] = useState<'available' | 'mine'>('available');
  const [shown, setShown] = useState<ShownCode | null>(null);
  const redemptions = useRead(api.deals.redemptions.queryOptions());
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.lead}
        backTo={paths.home}
        actions={
          isPremium && (
            <Badge tone="festive" icon={Crown}>
              {text.premium}
            </Badge>
          )
        }
      />
      {!isPremium && <UpsellBanner />}
      <Tabs
        label={text.views}
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'available',
            label: text.available,
            content: <AvailableDeals redemptions={redemptions.data ?? []} onRedeemed={setShown} />,
          },
          {
            value: 'mine',
            label: text.mine,
            content: <MyRedemptions list={redemptions} onShow={setShown} onBrowse={() => setView('available')} />,
          },
        ]}
      />
      {shown && <CodeDialog shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function UpsellBanner() {
  const upgrade = useUpgradeLabel(text.upgrade);
  return (
    <aside className="relative mb-6 overflow-clip rounded-large border border-line bg-surface px-6 py-6 md:px-8">
      <MirrorWork className="absolute -top-8 -right-8 size-44 text-festive opacity-70 max-sm:opacity-25" />
      <div className="relative grid justify-items-start gap-2 sm:max-w-lg">
        <h2 className="text-title">{text.upsellTitle}</h2>
        <p className="text-ink-soft">{text.upsellText}</p>
        <ButtonLink to={paths.subscribe} variant="festive" className="mt-2">
          <Crown aria-hidden className="size-5" />
          {upgrade}
        </ButtonLink>
      </div>
    </aside>
  );
}
