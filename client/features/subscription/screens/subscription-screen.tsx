import { brand } from '#messages/brand.ts';
import { subscriptionScreensText as text } from '#messages/screens/subscription.ts';
import { api } from '#client/data/api.ts';
import { useIsPaymentPending } from '#client/data/pending-payment.ts';
import { useRead } from '#client/data/use-read.ts';
import { useMember } from '#client/data/session.ts';
import { paths, upgradePath } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ButtonAnchor, ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { usePaymentReturn } from '../api.ts';
import { BenefitList } from '../components/benefit-list.tsx';
import { PaymentList } from '../components/payment-list.tsx';
import { PlanStatus } from '../components/plan-status.tsx';
import { SubscriptionSkeleton } from '../components/subscription-skeleton.tsx';
import { UsageSection } from '../components/usage-section.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function SubscriptionScreen() {
  usePaymentReturn();
  const { isPremium } = useMember();
  const isPending = useIsPaymentPending();
  const status = useRead(api.subscription.status.queryOptions());
  const usage = useRead(api.subscription.usageLimits.queryOptions());
  const payments = useRead(api.payments.list.queryOptions());
  const queries = [status, usage, payments];
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo={paths.dashboard} />
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
