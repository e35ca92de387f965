import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { FROM_MONTHLY_DEFAULT } from '#contract/premium.ts';
import { subscribeScreenText as text } from '#messages/en/subscription-screens.ts';
import { api } from '../../../lib/api.ts';
import { useMember } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Checkout } from '../components/checkout/checkout.tsx';
import { CheckoutSkeleton } from '../components/checkout/checkout-skeleton.tsx';
import { LazyPreferencesForm } from '../components/checkout/lazy-preferences-form.tsx';
import { PremiumPlan } from '../components/checkout/premium-plan.tsx';
import { Waiting } from '../components/checkout/waiting.tsx';
import { findStep, readPayments } from '../model.ts';

export const meta = () => [
  { title: `${text.title} · ${brand.name}` },
  // The checkout corrects it, once it has read the price of now.
  { name: 'description', content: text.description(FROM_MONTHLY_DEFAULT) },
];

export default function SubscribeScreen() {
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo="previous" />
      <Steps />
    </>
  );
}

function Steps() {
  const { isPremium } = useMember();
  const [opened, setOpened] = useState<'wishes' | 'pay' | null>(null);
  const payments = useQuery(api.payments.list.queryOptions());
  const wishes = useQuery(api.datePreferences.list.queryOptions());
  if (payments.isLoadingError || wishes.isLoadingError) {
    return (
      <ErrorState
        level={2}
        title={text.failedTitle}
        text={text.failedText}
        isRetrying={payments.isFetching || wishes.isFetching}
        onRetry={() => [payments, wishes].forEach((query) => query.isError && void query.refetch())}
      />
    );
  }
  if (!payments.data || !wishes.data) return <CheckoutSkeleton />;

  const { pending, rejection } = readPayments(payments.data);
  const hasWishes = wishes.data.length > 0;
  const tellWishes = () => setOpened('wishes');
  switch (findStep(isPremium, pending, opened)) {
    case 'wishes':
      return <LazyPreferencesForm onDone={() => setOpened(null)} />;
    case 'plan':
      return <PremiumPlan hasWishes={hasWishes} onTellWishes={tellWishes} />;
    case 'waiting':
      return (
        pending && (
          <Waiting
            payment={pending}
            hasWishes={hasWishes}
            onTellWishes={tellWishes}
            onShowAgain={() => setOpened('pay')}
          />
        )
      );
    case 'pay':
      return <Checkout rejection={rejection} onDeclared={tellWishes} />;
  }
}
