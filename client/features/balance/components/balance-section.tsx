import { clsx } from 'clsx';
import { HandCoins, History, QrCode, Settings2, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { describeBalance, useSplitting } from '../splitting-model.ts';
import {
  LazyPayDialog,
  LazySettleDialog,
  LazySettlementsDialog,
  LazyShowCodeDialog,
  LazySplittingDialog,
} from './lazy-dialogs.tsx';

/** On a phone, two settling buttons share a row where their words fit. */
const settling = 'max-sm:grow max-sm:px-3';

/** Shows the balance between the two and settles it. Renders nothing if the two keep no balance. */
export function BalanceSection() {
  const [open, setOpen] = useState<'pay' | 'code' | 'settle' | 'settlements' | 'options' | null>(null);
  const splitting = useSplitting();
  if (!splitting) return null;
  const { balance, partner, memberId } = splitting;
  const close = () => setOpen(null);
  const canPay = balance.owedBy === memberId && balance.partnerUpiId !== null;
  return (
    <section className="grid grid-cols-1 items-center gap-x-8 gap-y-4 rounded-large border border-line bg-surface p-5 sm:p-6">
      <h2 className="sr-only">{text.balance}</h2>
      <div>
        <p className="text-lead font-medium">{describeBalance(splitting)}</p>
        {balance.owedBy && (
          <p
            className={clsx(
              'figures font-heading text-heading font-semibold wrap-anywhere',
              balance.owedTo === memberId ? 'text-positive' : 'text-accent-ink',
            )}
          >
            {formatMoney(balance.amount)}
          </p>
        )}
        {balance.since && <p className="text-caption text-ink-soft">{text.since(formatDate(balance.since))}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        {balance.owedBy && (
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            {canPay && (
              <Button onClick={() => setOpen('pay')} className={settling}>
                <Smartphone aria-hidden className="size-5" />
                {text.pay(partner.firstName)}
              </Button>
            )}
            <Button variant={canPay ? 'secondary' : 'primary'} onClick={() => setOpen('settle')} className={settling}>
              <HandCoins aria-hidden className="size-5" />
              {text.settleUp}
            </Button>
            {balance.owedTo === memberId && (
              <Button variant="secondary" onClick={() => setOpen('code')} className={settling}>
                <QrCode aria-hidden className="size-5" />
                {text.showMyCode}
              </Button>
            )}
          </div>
        )}
        <Button variant="quiet" onClick={() => setOpen('settlements')} className="max-sm:-ml-3 max-sm:px-3">
          <History aria-hidden className="size-5" />
          {text.settlements}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('options')} className="max-sm:px-3">
          <Settings2 aria-hidden className="size-5" />
          {text.options}
        </Button>
      </div>
      {open === 'settle' && <LazySettleDialog balance={balance} partner={partner} onClose={close} />}
      {open === 'pay' && balance.partnerUpiId && (
        <LazyPayDialog
          payment={balance}
          upiId={balance.partnerUpiId}
          partner={partner}
          onPaid={close}
          onClose={close}
        />
      )}
      {open === 'code' && <LazyShowCodeDialog amount={balance.amount} onClose={close} />}
      {open === 'settlements' && <LazySettlementsDialog partner={partner} onClose={close} />}
      {open === 'options' && <LazySplittingDialog balance={balance} onClose={close} />}
    </section>
  );
}
