import type { Payment } from '#contract/payments.ts';
import { subscribeScreenText as text } from '#messages/en/subscription-screens.ts';
import { formatMoney } from '../../../../lib/format/money.ts';
import { paths } from '../../../../paths.ts';
import { MirrorWork } from '../../../../ui/content/ornaments.tsx';
import { Button, ButtonLink } from '../../../../ui/forms/button.tsx';

interface WaitingProps {
  payment: Payment;
  /** They were asked already what they wish for. */
  hasWishes: boolean;
  onTellWishes: () => void;
  onShowAgain: () => void;
}

/** Between the member's word and ours. */
export function Waiting({ payment, hasWishes, onTellWishes, onShowAgain }: WaitingProps) {
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-4 rounded-large border border-line bg-surface px-6 py-12 text-center md:px-12">
      <MirrorWork className="size-24 text-festive" />
      <h2 className="text-title">{text.waitingTitle}</h2>
      <p className="max-w-md wrap-anywhere text-ink-soft">
        {text.waitingText(formatMoney(payment.amount), payment.reference)}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {!hasWishes && (
          <Button size="large" onClick={onTellWishes}>
            {text.tellWishes}
          </Button>
        )}
        <ButtonLink to={paths.dashboard} variant="secondary" size="large">
          {text.toDashboard}
        </ButtonLink>
      </div>
      <Button variant="quiet" onClick={onShowAgain}>
        {text.showAgain}
      </Button>
    </section>
  );
}
