import { type ReactNode, useEffect, useRef } from 'react';
import { formatInstant } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { ReceiptDrawing } from '#client/ui/pictures/drawings.tsx';
import type { PartnerPayment, Payment } from '#domain/payments/schema.ts';
import { subscribeScreenText as text } from '#messages/subscription.ts';

interface WaitingProps {
  payment: Payment;
  /** True if the member has just declared it on this screen. */
  isJustDeclared: boolean;
  /** True if the date preferences have been submitted. */
  hasPreferences: boolean;
  onTellWishes: () => void;
  onShowAgain: () => void;
}

/** Shown after the payment was declared, until an admin confirms it. */
export function PaymentPending({ payment, isJustDeclared, hasPreferences, onTellWishes, onShowAgain }: WaitingProps) {
  return (
    <WaitingCard
      title={text.waitingTitle(formatMoney(payment.amount))}
      text={text.pendingText(payment.reference)}
      takesFocus={isJustDeclared}
    >
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {!hasPreferences && (
          <Button size="large" onClick={onTellWishes}>
            {text.tellPreferences}
          </Button>
        )}
        <ButtonLink to={paths.dashboard} variant="secondary" size="large">
          {text.toDashboard}
        </ButtonLink>
      </div>
      <Button variant="quiet" onClick={onShowAgain}>
        {text.showAgain}
      </Button>
    </WaitingCard>
  );
}

interface PartnerPendingProps {
  payment: NonNullable<PartnerPayment>;
  onPayAnyway: () => void;
}

/** Shown while the partner's payment awaits confirmation, so that the member does not pay a second time. */
export function PartnerPending({ payment, onPayAnyway }: PartnerPendingProps) {
  const { firstName, createdAt } = payment;
  return (
    <WaitingCard
      title={text.partnerWaitingTitle(firstName)}
      text={text.partnerWaitingText(firstName, formatInstant(createdAt))}
    >
      <ButtonLink to={paths.dashboard} variant="secondary" size="large" className="mt-2">
        {text.toDashboard}
      </ButtonLink>
      <Button variant="quiet" onClick={onPayAnyway}>
        {text.payAnyway}
      </Button>
    </WaitingCard>
  );
}

function WaitingCard({
  title,
  text: explanation,
  takesFocus = false,
  children,
}: {
  title: string;
  text: string;
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className="mx-auto grid w-full max-w-xl justify-items-center gap-4 rounded-large border border-line bg-surface px-6 py-12 text-center md:px-12">
      <ReceiptDrawing />
      <h2 ref={heading} tabIndex={-1} className="text-title wrap-anywhere outline-none">
        {title}
      </h2>
      <p className="max-w-md wrap-anywhere text-ink-soft">{explanation}</p>
      {children}
    </section>
  );
}
