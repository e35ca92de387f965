import { EyeOff } from 'lucide-react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatMonth, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { MoneySum } from '#client/ui/figures/money-sum.tsx';
import { privateExpenseScreensText as text } from '#messages/private-expenses.ts';
import { ownSumsRead } from '../reads.ts';
import { categoryLabel } from './category-look.tsx';

/** This month's expenses that the member alone sees, which no other sum contains; nothing without any. */
export function OwnSums() {
  const month = indiaDate(useNow()).slice(0, 7);
  const { data: sums } = useCopied(ownSumsRead, month);
  if (!sums || sums.byCategory.length === 0) return null;
  return (
    <section className="grid gap-1 rounded-large bg-sunk p-4 sm:p-5">
      <h2 className="flex items-center gap-2 font-text text-body font-medium">
        <EyeOff aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
        {text.mineTotal(formatMonth(month))}
      </h2>
      <p className="figures font-heading text-title font-semibold">
        <MoneySum amount={sums.total} />
      </p>
      <p className="text-caption text-ink-soft">{text.mineText}</p>
      <ul className="figures mt-1 grid gap-1 text-caption">
        {sums.byCategory.map(({ category, total }) => (
          <li key={category} className="flex justify-between gap-4">
            <span>{categoryLabel(category)}</span>
            <span>{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
