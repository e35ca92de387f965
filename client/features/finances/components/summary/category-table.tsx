import { Link } from 'react-router';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { formatMoney } from '../../../../lib/format/money.ts';
import { transactionsPath } from '../../../../paths.ts';
import { type CategoryPart, formatShare, shareOf } from '../../model.ts';
import { CategoryDot, categoryLabel } from '../category-look.tsx';

/** What the ring shows, in figures. A category leads to its transactions. */
export function CategoryTable({ parts, total }: { parts: readonly CategoryPart[]; total: string }) {
  return (
    <table className="w-full">
      <caption className="pb-1 text-left font-heading text-lead font-semibold">{text.topCategories}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.category}</th>
          <th scope="col">{text.amount}</th>
          <th scope="col">{text.share}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {parts.map(({ category, total: sum }) => (
          <tr key={category}>
            <th scope="row" className="w-full text-left font-normal">
              <span className="flex min-h-11 items-center gap-3">
                <CategoryDot category={category} />
                {category === 'rest' ? (
                  <span className="text-ink-soft">{categoryLabel(category)}</span>
                ) : (
                  <Link
                    to={transactionsPath({ category })}
                    title={text.seeCategory(categoryLabel(category))}
                    className="flex min-h-11 flex-1 items-center font-medium hover:text-accent-ink"
                  >
                    {categoryLabel(category)}
                  </Link>
                )}
              </span>
            </th>
            <td className="figures pl-4 text-right font-medium whitespace-nowrap">{formatMoney(sum)}</td>
            <td className="figures min-w-16 pl-4 text-right whitespace-nowrap text-ink-soft">
              {formatShare(shareOf(sum, total))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
