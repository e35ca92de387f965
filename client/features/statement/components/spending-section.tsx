import type { FinanceSummary } from '#contract/statement.ts';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { RingDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { TOP_CATEGORIES, topCategories } from '../summary-model.ts';
import { LazyCategoryRing } from './charts/lazy-charts.tsx';
import { CategoryTable } from './category-table.tsx';
import { MonthComparison } from './month-comparison.tsx';

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
    { label: text.thisWeek, amount: expenses.thisWeek, note: text.lastWeek(formatMoney(expenses.lastWeek)) },
  ];
  const parts = topCategories(expenses.categories, TOP_CATEGORIES);
  return (
    <Section title={text.analysis}>
      <MonthComparison thisMonth={expenses.thisMonth} lastMonth={expenses.lastMonth} />
      <dl className="grid grid-cols-2 gap-x-6 border-y border-line py-4">
        {figures.map(({ label, amount, note }) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd className="figures font-heading text-title font-semibold wrap-anywhere">
              {formatMoney(amount)}
            </dd>
            <dd className="figures text-caption text-ink-soft">{note}</dd>
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
