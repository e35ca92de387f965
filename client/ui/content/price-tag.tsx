import { pricesText as text } from '#messages/prices.ts';

interface PriceTagProps {
  /** Price of the first year in whole rupees; `yearly` is that of later years, and `monthly` a month's share of it. */
  pilot: number;
  yearly: number;
  monthly: number;
}

/** Price of Premium: the current figure, the later one struck through, and both in one line. */
export function PriceTag({ pilot, yearly, monthly }: PriceTagProps) {
  return (
    <>
      <p className="figures flex flex-wrap items-baseline gap-x-3 font-heading text-display font-semibold">
        {text.amount(Math.min(pilot, yearly))}
        {pilot < yearly && (
          <>
            <s aria-hidden className="text-heading font-normal opacity-80">
              {text.amount(yearly)}
            </s>
            <span className="sr-only">{text.insteadOf(text.amount(yearly))}</span>
          </>
        )}
      </p>
      <p className="text-lead font-medium">{text.line({ pilot, yearly, monthly })}</p>
    </>
  );
}
