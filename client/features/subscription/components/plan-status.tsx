import { Crown, Leaf } from 'lucide-react';
import { useState } from 'react';
import { usePartner } from '#client/data/partner.ts';
import { useIsPaymentPending } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { paths, upgradePath } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { BandhaniBloom, MirrorWork } from '#client/ui/content/ornaments.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import type { SubscriptionStatus } from '#domain/subscription/schema.ts';
import { shellText } from '#messages/shell.ts';
import { subscriptionScreensText as text } from '#messages/subscription.ts';

const CancelDialog = lazyDialog(
  async () => (await import('./cancel-dialog.tsx')).CancelDialog,
  () => text.cancelTitle,
);

export function PlanStatus({ status }: { status: SubscriptionStatus }) {
  return status.isPremium ? <PremiumPlan subscription={status.subscription} /> : <FreePlan />;
}

function FreePlan() {
  return useIsPaymentPending() ? <CheckedPlan /> : <OfferedPlan />;
}

/** The plan of a free member whose payment, or whose partner's, is being checked. */
function CheckedPlan() {
  return (
    <section className="relative grid justify-items-start gap-4 overflow-hidden rounded-large border border-line bg-surface p-6 sm:p-8">
      <MirrorWork className="absolute -right-10 -bottom-10 size-44 text-festive opacity-50 max-sm:hidden" />
      <Badge icon={Leaf}>{text.freePlan}</Badge>
      <h2 className="text-title">{shellText.beingChecked}</h2>
      <p className="max-w-md text-ink-soft">{text.checkedText}</p>
      <ButtonLink to={paths.subscribe} variant="secondary" className="mt-2">
        {text.seePayment}
      </ButtonLink>
    </section>
  );
}

function OfferedPlan() {
  return (
    <section className="relative grid justify-items-start gap-4 overflow-hidden rounded-large border border-line bg-surface p-6 sm:p-8">
      <MirrorWork className="absolute -right-10 -bottom-10 size-44 text-festive opacity-50 max-sm:hidden" />
      <Badge icon={Leaf}>{text.freePlan}</Badge>
      <h2 className="text-title">{text.freeTitle}</h2>
      <p className="max-w-md text-ink-soft">{text.freeText}</p>
      <ButtonLink to={upgradePath} variant="festive" size="large" className="mt-2">
        <Crown aria-hidden className="size-5" />
        {text.upgrade}
      </ButtonLink>
    </section>
  );
}

function PremiumPlan({ subscription }: { subscription: SubscriptionStatus['subscription'] }) {
  const [isAsking, setIsAsking] = useState(false);
  const { premiumSource } = useMember();
  const partner = usePartner();
  const end = subscription ? formatDate(indiaDate(subscription.currentPeriodEnd)) : '';
  const isCancelled = subscription?.cancelAtPeriodEnd ?? false;
  return (
    <section className="relative grid justify-items-start gap-4 overflow-hidden rounded-large border border-line bg-surface p-6 sm:p-8">
      <BandhaniBloom rings={6} className="absolute -top-28 -right-28 size-56 text-festive opacity-40" />
      <div className="relative">
        <Badge tone="festive" icon={Crown}>
          {text.premiumMember}
        </Badge>
      </div>
      <h2 className="relative text-title">{text.premiumTitle}</h2>
      {subscription && (
        <p className="figures relative max-w-prose text-ink-soft">
          {isCancelled ? text.endsOn(end) : text.premiumUntil(end)}
        </p>
      )}
      {premiumSource === 'partner' && (
        <p className="relative max-w-prose text-ink-soft">{text.throughPartner(partner?.firstName ?? null)}</p>
      )}
      {subscription && !isCancelled && (
        <Button variant="quiet" className="relative -mb-3 -ml-5" onClick={() => setIsAsking(true)}>
          {text.cancel}
        </Button>
      )}
      {isAsking && <CancelDialog end={end} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
