import { pricesText as text } from '#messages/prices.ts';
import { FilledText } from './filled-text.tsx';

interface PriceTagProps {
  /** Price of the first year in whole rupees; `yearly` is that of later years, and `monthly` a month's share of it. */
  pilot: number;
  yearly: number;
  monthly: number;
}

/** Price of Premium: the yearly one, and below it that of the first year if it is lower. */
export function PriceTag({ pilot, yearly, monthly }: PriceTagProps) {
  const amount = (
    <span key="amount" className="font-heading text-display font-semibold">
      {text.amount(yearly)}
    </span>
  );
  return (
    <>
      <p className="figures text-lead font-medium">
        <FilledText text={text.perYear('{amount}', monthly)} parts={{ amount }} />
      </p>
      {pilot < yearly && <p className="figures text-lead font-medium">{text.pilot(pilot)}</p>}
    </>
  );
}
