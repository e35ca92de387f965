import { clsx } from 'clsx';
import { Link } from 'react-router';
import { CategoryDot, categoryLabel } from '#client/features/expenses/components/category-look.tsx';
import { formatMoney } from '#client/lib/format/money.ts';
import { transactionsPath } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { MoneySum } from '#client/ui/figures/money-sum.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { RingDrawing } from '#client/ui/pictures/drawings.tsx';
import type { FinanceSummary } from '#domain/statement/schema.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import {
  TOP_CATEGORIES,
  topCategories,
  compareMonths,
  shareOf,
  type CategoryPart,
  formatShare,
} from '../summary-model.ts';
import { LazyCategoryRing } from './charts/lazy-charts.tsx';

/** With large text the figures are below the name. */
const ROW = 'cramped:flex cramped:flex-wrap cramped:justify-between cramped:pb-2';
const HEAD = 'w-full min-w-0 text-left font-normal cramped:basis-full';

interface SpendingAnalysisProps {
  expenses: FinanceSummary['expenses'];
  onAdd: () => void;
}

export function SpendingAnalysis({ expenses, onAdd }: SpendingAnalysisProps) {
  if (expenses.count === 0) {
    return (
      <Section title={text.analysis}>
        <EmptyState
          drawing={<RingDrawing />}
          title={text.analysisEmptyTitle}
          text={text.analysisEmptyText}
          action={<Button onClick={onAdd}>{text.firstExpense}</Button>}
        />
      </Section>
    );
  }
  const figures = [
    { label: text.dailyAverage, amount: expenses.dailyAverage, note: text.dailyAverageText },
    {
      label: text.thisWeek,
      amount: expenses.weeksSoFar?.thisWeek ?? expenses.thisWeek,
      note: expenses.weeksSoFar && text.lastWeekByNow(formatMoney(expenses.weeksSoFar.lastWeek)),
    },
  ];
  const parts = topCategories(expenses.categories, TOP_CATEGORIES);
  return (
    <Section title={text.analysis}>
      <MonthComparison {...expenses} />
      <dl className="grid grid-cols-2 gap-x-6 border-y border-line py-4">
        {figures.map(({ label, amount, note }) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd className="figures font-heading text-title font-semibold wrap-anywhere">
              <MoneySum amount={amount} />
            </dd>
            {note && <dd className="figures text-caption text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
      <div className="@container">
        <div className="grid grid-cols-1 items-center gap-x-8 gap-y-4 @lg:grid-cols-[13rem_minmax(0,1fr)]">
          <LazyCategoryRing parts={parts} total={expenses.total} />
          <CategoryTable parts={parts} total={expenses.total} />
        </div>
      </div>
    </Section>
  );
}

type MonthComparisonProps = Pick<FinanceSummary['expenses'], 'thisMonth' | 'soFar'>;

/**
 * Shows this month so far and the same days of the last as two bars on one scale. A stored answer from before there
 * were such sums shows this month alone.
 */
function MonthComparison({ thisMonth: whole, soFar }: MonthComparisonProps) {
  const { thisMonth, lastMonth } = soFar ?? { thisMonth: whole, lastMonth: null };
  const longest = lastMonth === null || Number(thisMonth) > Number(lastMonth) ? thisMonth : lastMonth;
  const bars = [
    { label: text.thisMonth, amount: thisMonth, isCurrent: true },
    ...(lastMonth === null ? [] : [{ label: text.lastMonthByNow, amount: lastMonth, isCurrent: false }]),
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <dl className="grid grid-cols-1 gap-3">
        {bars.map(({ label, amount, isCurrent }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 cramped:grid-cols-1">
            <dt className={clsx(isCurrent ? 'font-medium' : 'text-ink-soft')}>{label}</dt>
            <dd
              className={clsx(
                'figures font-semibold',
                isCurrent ? 'font-heading text-title' : 'text-body text-ink-soft',
              )}
            >
              {isCurrent ? <MoneySum amount={amount} /> : formatMoney(amount)}
            </dd>
            <dd aria-hidden className="col-span-2 h-3 cramped:col-span-1 overflow-hidden rounded-full bg-sunk">
              <div
                className={clsx('h-full rounded-full', isCurrent ? 'bg-accent' : 'bg-line-strong')}
                style={{ width: `${shareOf(amount, longest)}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
      {soFar && <p className="figures text-ink-soft">{compareMonths(soFar)}</p>}
    </div>
  );
}

/** Table of the ring's figures. Each category links to its transactions. */
function CategoryTable({ parts, total }: { parts: readonly CategoryPart[]; total: string }) {
  const rest = parts.find(({ category }) => category === 'rest');
  return (
    <table className="w-full cramped:block">
      <caption className="block pb-1 text-left font-heading text-lead font-semibold">{text.topCategories}</caption>
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
      <td className="figures pl-4 text-right font-medium cramped:pl-0 whitespace-nowrap">{formatMoney(sum)}</td>
      <td className="figures min-w-16 pl-4 text-right whitespace-nowrap text-ink-soft">
        {formatShare(shareOf(sum, total))}
      </td>
    </>
  );
}
