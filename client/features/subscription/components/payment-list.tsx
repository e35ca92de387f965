import type { Payment } from '#contract/payments.ts';
import { subscriptionScreensText as text } from '#messages/screens/subscription.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { PAYMENT_TONES } from '../model.ts';

/** The member's payments, newest first; renders nothing without any. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
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
