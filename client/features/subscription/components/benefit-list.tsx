import { Check } from 'lucide-react';
import { premiumBenefits } from '#messages/en/premium-benefits.ts';

/** The nine benefits, on the page's own ground. */
export function BenefitList() {
  return (
    <ul className="grid gap-3">
      {premiumBenefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-3">
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-festive-soft text-festive-ink">
            <Check aria-hidden className="size-4" strokeWidth={2.8} />
          </span>
          {benefit}
        </li>
      ))}
    </ul>
  );
}
