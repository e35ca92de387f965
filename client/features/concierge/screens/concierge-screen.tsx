import { Crown } from 'lucide-react';
import { useState } from 'react';
import { type ConciergeKind, CONCIERGE_KINDS } from '#contract/constants/concierge.ts';
import { brand } from '#messages/brand.ts';
import { conciergeScreensText as text } from '#messages/concierge.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { BellDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ButtonLink, Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Card, Section } from '#client/ui/content/card.tsx';
import { kindIcons, RequestRow } from '../components/request-row.tsx';
import type { ConciergeRequest } from '#contract/concierge.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useWithdrawRequest } from '../api.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

const LazyRequestForm = lazyDialog(
  async () => (await import('../components/request-form-dialog.tsx')).RequestFormDialog,
  ({ kind }) => text.formTitle[kind],
);

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

/** Kinds of requests, each with its button. */
function Offers({ onAsk }: { onAsk: (kind: ConciergeKind) => void }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
      {CONCIERGE_KINDS.map((kind) => {
        const Icon = kindIcons[kind];
        const { title, text: explanation, action } = text.offers[kind];
        return (
          <Card key={kind} className="grid grid-cols-1 grid-rows-[1fr_auto] gap-5 px-[min(1.5rem,6vw)]">
            <div className="flex flex-wrap items-start gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-festive-soft text-festive-ink">
                <Icon aria-hidden className="size-6" strokeWidth={1.8} />
              </span>
              <div className="grid min-w-0 flex-1 basis-40 gap-1">
                <h2 className="text-title wrap-anywhere">{title}</h2>
                <p className="text-ink-soft">{explanation}</p>
              </div>
            </div>
            <Button className="justify-self-start max-sm:w-full" onClick={() => onAsk(kind)}>
              {action}
            </Button>
          </Card>
        );
      })}
    </div>
  );
}

/** Lists the requests, newest first. `isGated` means that the member cannot ask, so an empty list needs no text. */
function RequestList({ isGated }: { isGated: boolean }) {
  const requests = useRead(api.concierge.list.queryOptions());
  const [withdrawing, setWithdrawing] = useState<ConciergeRequest | null>(null);
  if (isGated && (requests.isPending || requests.data?.length === 0)) return null;
  return (
    <Section title={text.requests}>
      <QueryState
        query={requests}
        skeleton={<ListSkeleton label={text.loading} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={<EmptyState drawing={<BellDrawing />} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(all) => (
          <ul className="grid grid-cols-1 gap-4">
            {all.map((request) => (
              <RequestRow key={request.id} request={request} onWithdraw={() => setWithdrawing(request)} />
            ))}
          </ul>
        )}
      </QueryState>
      {withdrawing && <Withdraw request={withdrawing} onClose={() => setWithdrawing(null)} />}
    </Section>
  );
}

function Withdraw({ request, onClose }: { request: ConciergeRequest; onClose: () => void }) {
  const withdraw = useWithdrawRequest(onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.withdrawTitle}
      text={text.withdrawText}
      confirmLabel={text.withdraw}
      dismissLabel={text.keep}
      isPending={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ id: request.id })}
    />
  );
}
