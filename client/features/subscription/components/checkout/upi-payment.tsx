import { Copy, Smartphone } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Checkout } from '#contract/payments.ts';
import { subscribeScreenText as text } from '#messages/en/subscription-screens.ts';
import { formatMoney } from '../../../../lib/format/money.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../../../ui/forms/button.tsx';
import { IconButton } from '../../../../ui/forms/icon-button.tsx';
import { copyText } from '../../../profile/clipboard-api.ts';

const QrCode = lazy(async () => ({
  default: (await import('../../../../ui/content/qr/qr-code.tsx')).QrCode,
}));

/** How to pay: a button that opens a UPI app on the phone itself, a code to scan from anywhere else, and the facts by hand. */
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
        <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
          <QrCode content={checkout.upiLink} label={text.qrLabel(amount, checkout.payee)} />
        </Suspense>
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
