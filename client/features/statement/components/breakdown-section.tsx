import { Link } from 'react-router';
import {
  CategoryDot,
  categoryColour,
  categoryLabel,
  categoryOrder,
} from '#client/features/expenses/components/category-look.tsx';
import { formatMonth, formatShortMonth } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { moneyStatementPath, transactionsPath } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import type { FinanceSummary } from '#domain/statement/schema.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { type CategoryPart, TOP_CATEGORIES_OF_MONTH, topCategories } from '../summary-model.ts';
import { LazyStackedBars } from './charts/lazy-charts.tsx';

/** Shows the last six months by category, as a chart and as a table of the same figures. */
export function MonthlyBreakdown({ expenses }: Pick<FinanceSummary, 'expenses'>) {
  if (expenses.count === 0) {
    return (
      <Section title={text.breakdown}>
        <p className="text-ink-soft">{text.breakdownEmpty}</p>
      </Section>
    );
  }
  const months = expenses.months.map((month) => ({
    ...month,
    parts: topCategories(month.categories, TOP_CATEGORIES_OF_MONTH),
  }));
  return (
    <Section
      title={text.breakdown}
      action={
        <ButtonLink to={moneyStatementPath} variant="quiet" className="-mx-5">
          {text.seeStatement}
        </ButtonLink>
      }
    >
      <LazyStackedBars
        bars={months.map(({ month, total, parts }) => ({
          key: month,
          label: formatShortMonth(month),
          total,
          parts: parts.map((part) => ({ key: part.category, total: part.total })),
        }))}
        order={categoryOrder}
        colourOf={categoryColour}
      />
      <MonthTable months={months} />
    </Section>
  );
}

interface MonthTableProps {
  months: readonly (Omit<FinanceSummary['expenses']['months'][number], 'categories'> & {
    parts: readonly CategoryPart[];
  })[];
}

/** The months with their largest categories, newest first. */
function MonthTable({ months }: MonthTableProps) {
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{text.breakdownText}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.month}</th>
          <th scope="col">{text.total}</th>
          <th scope="col">{text.largest}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {months.toReversed().map(({ month, total, count, parts }) => (
          <tr key={month} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 cramped:grid-cols-1">
            <th scope="row" className="text-left font-medium">
              {count === 0 ? (
                <span className="flex min-h-11 items-center text-ink-soft">{formatMonth(month)}</span>
              ) : (
                <Link
                  to={transactionsPath({ month })}
                  title={text.seeMonth(formatMonth(month))}
                  className="flex min-h-11 items-center hover:text-accent-ink"
                >
                  {formatMonth(month)}
                </Link>
              )}
            </th>
            <td className="figures flex min-h-11 items-center justify-end font-semibold whitespace-nowrap">
              {formatMoney(total)}
            </td>
            <td className="col-span-2 min-w-0 cramped:col-span-1">
              {count === 0 ? (
                <span className="text-caption text-ink-soft">{text.nothingSpent}</span>
              ) : (
                <div className="grid grid-cols-1 gap-x-6 gap-y-1 text-caption sm:grid-cols-2">
                  <ul className="contents">
                    {parts
                      .filter(({ category }) => category !== 'rest')
                      .map((part) => (
                        <li key={part.category}>
                          <Sum {...part} />
                        </li>
                      ))}
                  </ul>
                  {parts
                    .filter(({ category }) => category === 'rest')
                    .map((part) => (
                      <Sum key={part.category} {...part} />
                    ))}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sum({ category, total }: CategoryPart) {
  return (
    <p className="flex items-center gap-x-2 cramped:flex-wrap">
      <CategoryDot category={category} />
      <span className="text-ink-soft">{categoryLabel(category)}</span>
      <span className="figures ml-auto">{formatMoney(total)}</span>
    </p>
  );
}
