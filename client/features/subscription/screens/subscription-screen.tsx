import { useQuery } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { useIsPaymentPending } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { paths, upgradePath } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonAnchor, ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { brand } from '#domain/kernel/brand.ts';
import type { Payment } from '#domain/payments/schema.ts';
import type { UsageLimits } from '#domain/subscription/schema.ts';
import { subscriptionScreensText as text } from '#messages/subscription.ts';
import { usePaymentReturn } from '../api.ts';
import { BenefitList } from '../components/benefit-list.tsx';
import { PlanStatus } from '../components/plan-status.tsx';
import { PAYMENT_TONES, describeUsage } from '../model.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function SubscriptionScreen() {
  usePaymentReturn();
  const { isPremium } = useMember();
  const isPending = useIsPaymentPending();
  const status = useQuery(api.subscription.status.queryOptions());
  const usage = useQuery(api.subscription.usageLimits.queryOptions());
  const payments = useQuery(api.payments.list.queryOptions());
  const queries = [status, usage, payments];
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} backTo={paths.dashboard} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-x-14">
        <div className="grid grid-cols-1 content-start gap-10">
          {failed.length > 0 && (
            <ErrorState
              level={2}
              title={text.failedTitle}
              text={text.failedText}
              error={failed.find(({ error }) => error)?.error}
              isRetrying={failed.some(({ isFetching }) => isFetching)}
              onRetry={() => failed.forEach((query) => void query.refetch())}
            />
          )}
          {failed.length === 0 &&
            (status.data && usage.data && payments.data ? (
              <>
                <PlanStatus status={status.data} />
                <UsageSection usage={usage.data} />
                <PaymentList payments={payments.data} />
              </>
            ) : (
              <SubscriptionSkeleton />
            ))}
        </div>
        <Section title={text.benefits} className="content-start">
          <div className="grid gap-6">
            <BenefitList />
            <div className="flex flex-wrap gap-3">
              {!isPremium && !isPending && <ButtonLink to={upgradePath}>{text.choosePlan}</ButtonLink>}
              <ButtonAnchor href={paths.benefits} variant="secondary">
                {text.seeAllBenefits}
              </ButtonAnchor>
            </div>
          </div>
        </Section>
      </div>
    </>
  );
}

function SubscriptionSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-10">
        <Skeleton className="h-64 rounded-large!" />
        <div className="grid gap-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton count={2} className="h-16" />
        </div>
      </div>
    </LoadingRegion>
  );
}

/** The member's payments, newest first; renders nothing without any. */
function PaymentList({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <Section title={text.payments}>
      <ul className="divide-y divide-line border-y border-line">
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-1 py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="figures font-semibold">{formatMoney(payment.amount)}</span>
              <Badge tone={PAYMENT_TONES[payment.status]}>{text.paymentStates[payment.status]}</Badge>
            </div>
            <p className="figures text-caption wrap-anywhere text-ink-soft">
              {formatDate(indiaDate(payment.createdAt))} · {text.methods[payment.method]} ·{' '}
              {text.reference(payment.reference)}
            </p>
            {payment.reason && <p className="wrap-anywhere">{payment.reason}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function UsageSection({ usage }: { usage: UsageLimits }) {
  return (
    <Section title={text.usage}>
      <ul className="divide-y divide-line border-y border-line">
        <Usage label={text.dateEvents} usage={usage.dateEvents} />
        <Usage label={text.memories} usage={usage.memories} />
      </ul>
    </Section>
  );
}

function Usage({ label, usage }: { label: string; usage: UsageLimits['memories'] }) {
  const { percent, words, isReached } = describeUsage(usage);
  return (
    <li className="grid gap-2.5 py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-3 font-semibold">
          {label}
          {usage.unlimited && <Badge tone="festive">{text.unlimited}</Badge>}
          {isReached && <Badge tone="danger">{text.limitReached}</Badge>}
        </span>
        <span className="figures text-ink-soft">{words}</span>
      </div>
      <ProgressBar
        label={label}
        percent={percent}
        valueText={usage.unlimited ? `${words}, ${text.unlimited}` : words}
        tone={isReached ? 'danger' : usage.unlimited ? 'festive' : 'accent'}
      />
      {isReached && <p className="text-caption text-ink-soft">{text.limitReachedText}</p>}
    </li>
  );
}
