import type { FinanceSummary } from '#contract/statement.ts';
import { budgetScreensText } from '#messages/budgets.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatMonth, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { budgetProgress } from '#client/features/budgets/model.ts';
import { compareMonths } from '../summary-model.ts';

/** This month's spending as the headline, and below it all spending so far. */
export function MonthSummary({ expenses }: FinanceSummary) {
  const { data: balance } = useRead(api.balance.read.queryOptions());
  const month = indiaDate(useNow()).slice(0, 7);
  return (
    <section className="grid gap-x-10 gap-y-4 lg:grid-cols-2 lg:items-end">
      <div className="grid gap-1">
        <h2 className="font-text text-body font-medium text-ink-soft">{text.spentIn(formatMonth(month))}</h2>
        <p className="figures font-heading text-display font-semibold wrap-anywhere">
          {formatMoney(expenses.thisMonth)}
        </p>
        {expenses.soFar && <p className="figures text-ink-soft">{compareMonths(expenses.soFar)}</p>}
      </div>
      <div className="grid gap-4">
        <WholeBudget />
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-caption text-ink-soft">
          <span className="text-body font-medium text-ink">
            {text.totalExpenses} <span className="figures font-semibold">{formatMoney(expenses.total)}</span>
          </span>
          <span className="figures">
            {text.transactions(formatCoins(expenses.count), expenses.count === 1)}
            {balance?.isOn === false && ` · ${text.oneAccount}`}
          </span>
        </p>
      </div>
    </section>
  );
}

/** Progress of the budget for all spending; nothing without one. */
function WholeBudget() {
  const { data: budgets } = useRead(api.budgets.list.queryOptions());
  const budget = budgets?.find(({ category }) => category === 'total');
  if (!budget) return null;
  const { percent, tone, rest, isOver } = budgetProgress(budget);
  const sums = budgetScreensText.spentOf(formatMoney(budget.spent), formatMoney(budget.monthlyAmount));
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={budgetScreensText.title} percent={percent} valueText={sums} tone={tone} />
      <p className="figures flex flex-wrap justify-between gap-x-4 text-caption text-ink-soft">
        <span>{sums}</span>
        <span className={isOver ? 'text-danger' : undefined}>
          {isOver ? budgetScreensText.over(formatMoney(rest)) : budgetScreensText.left(formatMoney(rest))}
        </span>
      </p>
    </div>
  );
}

export function SavingsSummary({ savings }: FinanceSummary) {
  return (
    <section className="relative grid gap-3 overflow-hidden rounded-large bg-festive-soft p-5 text-ink sm:p-6">
      <MirrorWork className="absolute -right-10 -bottom-12 size-48 text-festive opacity-35" />
      <div className="relative">
        <h2 className="font-text text-body font-medium">{text.totalSavings}</h2>
        <p className="figures font-heading text-heading font-semibold wrap-anywhere">{formatMoney(savings.total)}</p>
      </div>
      <p className="figures relative flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{text.goals(formatCoins(savings.goalCount), savings.goalCount === 1)}</span>
        <span className="text-festive-ink">{text.active(formatCoins(savings.activeCount))}</span>
      </p>
    </section>
  );
}
