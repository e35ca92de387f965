import { Crown } from 'lucide-react';
import type { Checkout } from '#contract/payments.ts';
import { subscribeScreenText as text } from '#messages/en/subscription-screens.ts';
import { formatMoney } from '../../../../lib/format/money.ts';
import { CornerBloom } from '../corner-bloom.tsx';

/** What is bought, and for how much. */
export function PlanCard({ price, amount }: Pick<Checkout, 'price' | 'amount'>) {
  const yearly = Number(price);
  return (
    <section className="relative grid justify-items-start gap-4 overflow-hidden rounded-large bg-cloth p-6 text-on-cloth sm:p-8">
      <CornerBloom />
      <h2 className="relative inline-flex items-center gap-3 text-title">
        <Crown aria-hidden className="size-7 text-festive" strokeWidth={1.8} />
        {text.plan}
      </h2>
      <p className="relative text-lead">
        <span className="figures block font-heading text-display font-semibold">{text.price(yearly)}</span>{' '}
        {text.perYear(yearly)}
      </p>
      <p className="figures relative rounded-full bg-festive px-5 py-2 text-lead font-semibold text-on-festive">
        {text.pilotPrice(formatMoney(amount))}
      </p>
      <p className="relative">{text.once}</p>
    </section>
  );
}
