import { Link } from 'react-router';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { transactionsPath } from '#client/paths.ts';
import { type CategoryPart, formatShare, shareOf } from '../summary-model.ts';
import { CategoryDot, categoryLabel } from '#client/features/expenses/components/category-look.tsx';

/** With large text the figures are below the name. */
const ROW = 'cramped:flex cramped:flex-wrap cramped:justify-between cramped:pb-2';
const HEAD = 'w-full min-w-0 text-left font-normal cramped:basis-full';

/** Table of the ring's figures. Each category links to its transactions. */
export function CategoryTable({ parts, total }: { parts: readonly CategoryPart[]; total: string }) {
  const rest = parts.find(({ category }) => category === 'rest');
  return (
    <table className="w-full cramped:block">
      <caption className="block pb-1 text-left font-heading text-lead font-semibold">
        {text.topCategories}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.category}</th>
          <th scope="col">{text.amount}</th>
          <th scope="col">{text.share}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line cramped:block">
        {parts
          .filter((part) => part !== rest)
          .map(({ category, total: sum }) => (
            <tr key={category} className={ROW}>
              <th scope="row" className={HEAD}>
                <span className="flex min-h-11 items-center gap-3">
                  <CategoryDot category={category} />
                  <Link
                    to={transactionsPath({ category })}
                    title={text.seeCategory(categoryLabel(category))}
                    className="flex min-h-11 min-w-0 flex-1 items-center font-medium wrap-anywhere hover:text-accent-ink"
                  >
                    {categoryLabel(category)}
                  </Link>
                </span>
              </th>
              <Figures sum={sum} total={total} />
            </tr>
          ))}
      </tbody>
      {rest && (
        <tfoot className="border-t border-line cramped:block">
          <tr className={ROW}>
            <th scope="row" className={HEAD}>
              <span className="flex min-h-11 items-center gap-3 text-ink-soft">
                <CategoryDot category="rest" />
                {categoryLabel('rest')}
              </span>
            </th>
            <Figures sum={rest.total} total={total} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Figures({ sum, total }: { sum: string; total: string }) {
  return (
    <>
      <td className="figures pl-4 text-right font-medium cramped:pl-0 whitespace-nowrap">
        {formatMoney(sum)}
      </td>
      <td className="figures min-w-16 pl-4 text-right whitespace-nowrap text-ink-soft">
        {formatShare(shareOf(sum, total))}
      </td>
    </>
  );
}
