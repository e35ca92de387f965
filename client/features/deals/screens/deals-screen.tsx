import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink, Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Tabs } from '#client/ui/overlays/tabs.tsx';
import type { Redemption } from '#domain/deals/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { dealScreensText as text } from '#messages/deals.ts';
import { AvailableDeals } from '../components/available-deals.tsx';
import { CodeDialog, type ShownCode } from '../components/code-dialog.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function DealsScreen() {
  const { isPremium } = useMember();
  const [view, setView] = useState<'available' | 'mine'>('available');
  const [shown, setShown] = useState<ShownCode | null>(null);
  const redemptions = useQuery(api.deals.redemptions.queryOptions());
  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
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

interface MyRedemptionsProps {
  list: ShownQuery<Redemption[]>;
  onShow: (shown: ShownCode) => void;
  onBrowse: () => void;
}

/** The member's redemptions, newest first. */
function MyRedemptions({ list, onShow, onBrowse }: MyRedemptionsProps) {
  return (
    <QueryState
      query={list}
      skeleton={<ListSkeleton label={text.loadingMine} rows={4} />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
      empty={
        <EmptyState
          level={2}
          title={text.mineEmptyTitle}
          text={text.mineEmptyText}
          action={<Button onClick={onBrowse}>{text.browse}</Button>}
        />
      }
    >
      {(redemptions) => (
        <ul className="divide-y divide-line border-y border-line">
          {redemptions.map((redemption) => (
            <RedemptionRow key={redemption.id} redemption={redemption} onShow={onShow} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function RedemptionRow({ redemption, onShow }: Pick<MyRedemptionsProps, 'onShow'> & { redemption: Redemption }) {
  return (
    <ListRow
      title={redemption.dealTitle}
      text={
        <>
          <span className="block wrap-anywhere">
            {redemption.businessName}, {redemption.location}
          </span>
          <span className="block">{text.redeemedOn(formatInstant(redemption.redeemedAt))}</span>
        </>
      }
      trailing={
        <span className="grid justify-items-end">
          <code className="figures font-semibold tracking-wider">{redemption.redemptionCode}</code>
          <Button
            variant="quiet"
            className="-mr-4"
            aria-label={text.showCodeOf(redemption.dealTitle)}
            onClick={() => onShow(redemption)}
          >
            {text.showCode}
          </Button>
        </span>
      }
    />
  );
}
