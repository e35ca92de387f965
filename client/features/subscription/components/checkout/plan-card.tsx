import { Crown } from 'lucide-react';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { PriceTag } from '#client/ui/content/price-tag.tsx';
import type { Checkout } from '#domain/payments/schema.ts';
import { subscribeScreenText as text } from '#messages/subscription.ts';

export function PlanCard({ price, amount }: Pick<Checkout, 'price' | 'amount'>) {
  const yearly = Number(price);
  return (
    <section className="relative grid justify-items-start gap-4 overflow-hidden rounded-large border border-line bg-surface p-6 sm:p-8">
      <BandhaniBloom rings={6} className="absolute -top-28 -right-28 size-56 text-festive opacity-40" />
      <h2 className="relative inline-flex items-center gap-3 text-title">
        <Crown aria-hidden className="size-7 text-festive" strokeWidth={1.8} />
        {text.plan}
      </h2>
      <div className="relative grid gap-1">
        <PriceTag pilot={Number(amount)} yearly={yearly} monthly={Math.round(yearly / 12)} />
      </div>
      <p className="relative text-ink-soft">{text.once}</p>
    </section>
  );
}
