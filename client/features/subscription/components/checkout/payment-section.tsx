import { CreditCard, Copy, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '#client/features/profile/clipboard-api.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Checkout, Payment } from '#domain/payments/schema.ts';
import { subscribeScreenText as text } from '#messages/subscription.ts';
import { useDeclarePayment, useOpenHostedPage } from '../../checkout-api.ts';

const QrCode = lazyNamed(
  async () => (await import('#client/ui/content/qr/qr-code.tsx')).QrCode,
  <Skeleton className="aspect-square w-full" />,
);

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

/** Offers a link to a UPI app on a phone, a QR code on larger screens, and the payment's details. */
function UpiPayment({ checkout }: { checkout: Checkout }) {
  const amount = formatMoney(checkout.amount);
  return (
    <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-start md:gap-8">
      <a
        href={checkout.upiLink}
        className={`${buttonClass({ variant: 'festive', size: 'large' })} w-full md:pointer-fine:hidden md:col-span-2`}
      >
        <Smartphone aria-hidden className="size-5" />
        {text.openApp(amount)}
      </a>
      <figure className="grid w-60 gap-2 max-md:hidden">
        <QrCode content={checkout.upiLink} label={text.qrLabel(amount, checkout.payee)} />
        <figcaption className="text-center text-caption text-ink-soft">{text.scan(amount)}</figcaption>
      </figure>
      <dl className="divide-y divide-line border-y border-line">
        <Fact name={text.amount}>{amount}</Fact>
        <Fact name={text.payee}>{checkout.payee}</Fact>
        <Fact
          name={text.upiId}
          action={
            <IconButton
              icon={Copy}
              label={text.copyUpiId}
              onClick={() => void copyText(checkout.upiId, text.upiIdCopied)}
            />
          }
        >
          {checkout.upiId}
        </Fact>
        <Fact name={text.reference}>{checkout.reference}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children, action }: { name: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 py-2">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="figures col-start-1 font-semibold wrap-anywhere">{children}</dd>
      {action && <dd className="col-start-2 row-span-2 row-start-1 self-center">{action}</dd>}
    </div>
  );
}
