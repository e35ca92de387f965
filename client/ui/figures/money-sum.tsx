import { formatMoney } from '#client/lib/format/money.ts';

/**
 * A sum at the size of a headline: rupees large, paise small. A screen reader reads the whole amount at once. Whole
 * rupees are plain text.
 */
export function MoneySum({ amount }: { amount: string | number }) {
  const [rupees = '', paise] = formatMoney(amount).split('.');
  if (paise === undefined) return rupees;
  return (
    <>
      <span className="sr-only">{`${rupees}.${paise}`}</span>
      <span aria-hidden>{rupees}</span>
      <span aria-hidden className="text-[0.6em]">
        {`.${paise}`}
      </span>
    </>
  );
}
