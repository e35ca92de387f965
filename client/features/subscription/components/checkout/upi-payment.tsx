import { Copy, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Checkout } from '#contract/payments.ts';
import { subscribeScreenText as text } from '#messages/screens/subscription.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { buttonClass } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { copyText } from '#client/features/profile/clipboard-api.ts';

const QrCode = lazyNamed(
  async () => (await import('#client/ui/content/qr/qr-code.tsx')).QrCode,
  <Skeleton className="aspect-square w-full" />,
);

/** Offers a link to a UPI app on a phone, a QR code on larger screens, and the payment's details. */
export function UpiPayment({ checkout }: { checkout: Checkout }) {
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
