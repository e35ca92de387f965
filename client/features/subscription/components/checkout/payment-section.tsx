import { CreditCard } from 'lucide-react';
import type { Checkout, Payment } from '#contract/payments.ts';
import { subscribeScreenText as text } from '#messages/screens/subscription.ts';
import { Section } from '#client/ui/content/card.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { useDeclarePayment, useOpenHostedPage } from '../../checkout-api.ts';
import { UpiPayment } from './upi-payment.tsx';

interface PaymentSectionProps {
  checkout: Checkout;
  /** Reason why the last payment was not confirmed, or `null`. */
  rejection: string | null;
  onDeclared: (payment: Payment) => void;
}

export function PaymentSection({ checkout, rejection, onDeclared }: PaymentSectionProps) {
  const declare = useDeclarePayment(onDeclared);
  const openPage = useOpenHostedPage();
  return (
    <Section title={text.pay}>
      {rejection && (
        <div role="note" className="grid gap-1 rounded-small bg-danger-soft px-4 py-3 text-danger">
          <p className="font-semibold">{text.rejected}</p>
          <p className="wrap-anywhere">{rejection}</p>
        </div>
      )}
      <UpiPayment checkout={checkout} />
      <div className="mt-2 grid gap-3">
        <p className="text-lead">{text.thenTell}</p>
        <Button
          size="large"
          isPending={declare.isPending}
          onClick={() => declare.mutate({ reference: checkout.reference })}
          className="w-full"
        >
          {text.completed}
        </Button>
        <p className="text-caption text-ink-soft">{text.completedHint}</p>
      </div>
      {checkout.hasHostedPage && (
        <div className="grid gap-2 border-t border-line pt-6">
          <Button
            variant="secondary"
            size="large"
            isPending={openPage.isPending || openPage.isSuccess}
            onClick={() => openPage.mutate(undefined)}
            className="w-full"
          >
            <CreditCard aria-hidden className="size-5" />
            {text.hosted}
          </Button>
          <p className="text-caption text-ink-soft">{text.hostedHint}</p>
        </div>
      )}
    </Section>
  );
}
