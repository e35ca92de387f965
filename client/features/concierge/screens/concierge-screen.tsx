import { useQuery } from '@tanstack/react-query';
import { Crown, Check, Clock, EyeOff, type LucideIcon, Undo2, Gift, Route } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { usePartner } from '#client/data/partner.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { useNow } from '#client/lib/clock.ts';
import { paths } from '#client/paths.ts';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { Card, Section } from '#client/ui/content/card.tsx';
import { LinkedText } from '#client/ui/content/linked-text.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink, Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { BellDrawing } from '#client/ui/pictures/drawings.tsx';
import { CONCIERGE_KINDS, type ConciergeKind, type ConciergeState } from '#domain/concierge/facts.ts';
import type { ConciergeRequest } from '#domain/concierge/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { conciergeScreensText as text } from '#messages/concierge.ts';
import { useWithdrawRequest } from '../api.ts';
import { describeFrame, describeStanding } from '../model.ts';

const kindIcons: Readonly<Record<ConciergeKind, LucideIcon>> = { gift: Gift, planning: Route };

const states: Readonly<Record<ConciergeState, { tone: BadgeTone; icon: LucideIcon }>> = {
  waiting: { tone: 'festive', icon: Clock },
  answered: { tone: 'positive', icon: Check },
  withdrawn: { tone: 'neutral', icon: Undo2 },
};

interface RequestRowProps {
  request: ConciergeRequest;
  onWithdraw: () => void;
}

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
      <PageHeader title={text.title} lead={text.lead} backTo="previous" />
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
  const requests = useQuery(api.concierge.list.queryOptions());
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

function RequestRow({ request, onWithdraw }: RequestRowProps) {
  const { kind, occasion, wishes, state, answer } = request;
  const member = useMember();
  const partner = usePartner();
  const now = useNow();
  const Icon = kindIcons[kind];
  return (
    <li className="grid grid-cols-1 gap-3 rounded-large border border-line bg-surface p-[min(1.25rem,5vw)]">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <h3 className="font-heading text-lead leading-tight font-semibold wrap-anywhere">{occasion}</h3>
          <p className="text-caption text-ink-soft">
            <Icon aria-hidden className="mr-1.5 inline size-4 align-[-0.2em]" />
            {text.kinds[kind]} · <span className="figures">{describeFrame(request, member.id, partner)}</span>
          </p>
        </div>
        <Badge tone={states[state].tone} icon={states[state].icon}>
          {text.states[state]}
        </Badge>
      </div>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{wishes}</p>
      {answer !== null && (
        <div className="grid gap-1 rounded-small bg-positive-soft px-4 py-3">
          <h4 className="text-caption font-semibold text-positive">{text.answer}</h4>
          <LinkedText text={answer} newTabLabel={text.opensElsewhere} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-caption text-ink-soft">
        <p className="figures">{describeStanding(request, now)}</p>
        {kind === 'gift' && (
          <p className="inline-flex items-center gap-1.5">
            <EyeOff aria-hidden className="size-4" />
            {text.onlyYou}
          </p>
        )}
        {state === 'waiting' && (
          <Button variant="quiet" aria-label={text.withdrawOf(occasion)} onClick={onWithdraw} className="-mx-5">
            {text.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
}
