import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { useMember } from '#client/data/session.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Skeleton, LoadingRegion } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { brand } from '#domain/kernel/brand.ts';
import type { Payment } from '#domain/payments/schema.ts';
import { FROM_MONTHLY_DEFAULT } from '#domain/subscription/facts.ts';
import { subscribeScreenText as text, subscriptionScreensText } from '#messages/subscription.ts';
import { useDescription } from '../checkout-api.ts';
import { BenefitList } from '../components/benefit-list.tsx';
import { PartnerPending, PaymentPending } from '../components/checkout/payment-pending.tsx';
import { PaymentSection } from '../components/checkout/payment-section.tsx';
import { PlanCard } from '../components/checkout/plan-card.tsx';
import { findStep, readPayments } from '../model.ts';

/** Grid of two columns on a large screen; on a phone the benefits come last. */
const checkoutGrid =
  'grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:grid-rows-[auto_1fr] lg:gap-x-14';

// The form loads the contract's schemas, which are larger than the rest of the screen.
const PreferencesForm = lazyNamed(
  async () => (await import('../components/checkout/preferences-form.tsx')).PreferencesForm,
  <Skeleton className="mx-auto h-[40rem] w-full max-w-xl rounded-large!" />,
);

export const meta = () => [
  { title: `${text.title} · ${brand.name}` },
  // The checkout replaces it once the current price is loaded.
  { name: 'description', content: text.description(FROM_MONTHLY_DEFAULT) },
];

export default function SubscribeScreen() {
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} backTo="previous" />
      <Steps />
    </>
  );
}

function Steps() {
  const { isPremium } = useMember();
  const [opened, setOpened] = useState<'preferences' | 'pay' | null>(null);
  // Declared on this screen: acknowledged before the list of payments is read again.
  const [declared, setDeclared] = useState<Payment | null>(null);
  // The form for the wishes follows below, until it is sent.
  const [isAskedForWishes, setAskedForWishes] = useState(false);
  const payments = useQuery(api.payments.list.queryOptions());
  const partner = useQuery(api.payments.partner.queryOptions());
  const preferences = useQuery(api.datePreferences.list.queryOptions());
  const queries = [payments, partner, preferences];
  if (queries.some(({ isLoadingError }) => isLoadingError)) {
    return (
      <ErrorState
        level={2}
        title={text.failedTitle}
        text={text.failedText}
        error={queries.find(({ error }) => error)?.error}
        isRetrying={queries.some(({ isFetching }) => isFetching)}
        onRetry={() => queries.forEach((query) => query.isError && void query.refetch())}
      />
    );
  }
  if (!payments.data || partner.data === undefined || !preferences.data) return <CheckoutSkeleton />;

  const { pending, rejection } = readPayments(payments.data, declared);
  const hasPreferences = preferences.data.length > 0;
  const openPreferences = () => setOpened('preferences');
  function acknowledge(payment: Payment) {
    setDeclared(payment);
    setOpened(null);
    setAskedForWishes(!hasPreferences);
  }
  const step = findStep({ isPremium, pending, partner: partner.data }, opened);
  return (
    <div className="grid gap-6">
      {renderStep()}
      {isAskedForWishes && (step === 'waiting' || step === 'plan') && (
        <PreferencesForm onDone={() => setAskedForWishes(false)} />
      )}
    </div>
  );

  function renderStep() {
    switch (step) {
      case 'preferences':
        return <PreferencesForm takesFocus onDone={() => setOpened(null)} />;
      case 'plan':
        return <PremiumPlan hasPreferences={hasPreferences || isAskedForWishes} onTellWishes={openPreferences} />;
      case 'waiting':
        return (
          pending && (
            <PaymentPending
              payment={pending}
              isJustDeclared={pending.id === declared?.id}
              hasPreferences={hasPreferences || isAskedForWishes}
              onTellWishes={openPreferences}
              onShowAgain={() => setOpened('pay')}
            />
          )
        );
      case 'partner-waiting':
        return partner.data && <PartnerPending payment={partner.data} onPayAnyway={() => setOpened('pay')} />;
      case 'pay':
        return <Checkout rejection={rejection} onDeclared={acknowledge} />;
    }
  }
}

function Checkout({ rejection, onDeclared }: { rejection: string | null; onDeclared: (payment: Payment) => void }) {
  const checkout = useQuery(api.payments.checkout.queryOptions());
  useDescription(checkout.data?.fromMonthly);
  return (
    <QueryState
      query={checkout}
      skeleton={<CheckoutSkeleton />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
    >
      {(offer) => (
        <div className={checkoutGrid}>
          <PlanCard price={offer.price} amount={offer.amount} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <PaymentSection checkout={offer} rejection={rejection} onDeclared={onDeclared} />
          </div>
          <BenefitsSection />
        </div>
      )}
    </QueryState>
  );
}

/** Plan of a premium member, without a checkout. */
function PremiumPlan({ hasPreferences, onTellWishes }: { hasPreferences: boolean; onTellWishes: () => void }) {
  const { data } = useQuery(api.subscription.status.queryOptions());
  const subscription = data?.subscription;
  const end = subscription && formatDate(indiaDate(subscription.currentPeriodEnd));
  const untilWords = subscription?.cancelAtPeriodEnd
    ? subscriptionScreensText.endsOn
    : subscriptionScreensText.premiumUntil;
  return (
    <div className={checkoutGrid}>
      <section className="relative grid justify-items-start gap-4 overflow-hidden rounded-large border border-line bg-surface p-6 sm:p-8">
        <BandhaniBloom rings={6} className="absolute -top-28 -right-28 size-56 text-festive opacity-40" />
        <Badge tone="festive" icon={Crown}>
          {subscriptionScreensText.premiumMember}
        </Badge>
        <h2 className="relative text-title">{text.premiumTitle}</h2>
        <p className="figures relative min-h-6 text-ink-soft">{end && untilWords(end)}</p>
        <div className="relative mt-2 flex flex-wrap gap-3">
          {!hasPreferences && (
            <Button variant="festive" onClick={onTellWishes}>
              {text.tellPreferences}
            </Button>
          )}
          <ButtonLink to={paths.subscription} variant="secondary">
            {text.manage}
          </ButtonLink>
        </div>
      </section>
      <BenefitsSection />
    </div>
  );
}

function BenefitsSection() {
  return (
    <Section title={text.includes}>
      <BenefitList />
    </Section>
  );
}

function CheckoutSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className={checkoutGrid}>
        <Skeleton className="h-80 rounded-large!" />
        <div className="grid gap-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-64" />
          <Skeleton className="h-14 rounded-full!" />
        </div>
      </div>
    </LoadingRegion>
  );
}
