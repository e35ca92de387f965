import { clsx } from 'clsx';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { balanceRead } from '#client/features/balance/reads.ts';
import { budgetProgress } from '#client/features/budgets/model.ts';
import { budgetsRead } from '#client/features/budgets/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatMonth, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { MoneySum } from '#client/ui/figures/money-sum.tsx';
import type { FinanceSummary } from '#domain/statement/schema.ts';
import { budgetScreensText } from '#messages/budgets.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { compareMonths } from '../summary-model.ts';

/** Everything spent and everything saved so far, side by side. */
export function TotalCards({ expenses, savings }: FinanceSummary) {
  const { data: balance } = useCopied(balanceRead, null);
  return (
    <section aria-label={text.totals} className="grid grid-cols-2 gap-3 pb-4 sm:gap-4 cramped:grid-cols-1">
      <div className={clsx(cardClass, 'bg-accent-soft')}>
        <h2 className={cardTitleClass}>{text.totalExpenses}</h2>
        <p className={cardSumClass}>
          <MoneySum amount={expenses.total} />
        </p>
        <p className={cardNoteClass}>
          <span>{text.transactions(formatCoins(expenses.count), expenses.count === 1)}</span>
          {balance?.isOn === false && <span className="text-accent-ink">{text.oneAccount}</span>}
        </p>
      </div>
      <div className={clsx(cardClass, 'bg-festive-soft')}>
        <MirrorWork className="absolute -right-10 -bottom-12 size-36 text-festive opacity-35 sm:size-48" />
        <h2 className={cardTitleClass}>{text.totalSavings}</h2>
        <p className={cardSumClass}>
          <MoneySum amount={savings.total} />
        </p>
        <p className={cardNoteClass}>
          <span>{text.goals(formatCoins(savings.goalCount), savings.goalCount === 1)}</span>
          <span className="text-festive-ink">{text.active(formatCoins(savings.activeCount))}</span>
        </p>
      </div>
    </section>
  );
}

const cardClass = 'relative grid content-start gap-1 overflow-hidden rounded-large p-4 text-ink sm:p-6';
const cardTitleClass = 'relative font-text text-body font-medium';
const cardSumClass = 'figures relative font-heading text-title font-semibold wrap-anywhere sm:text-heading';
const cardNoteClass = 'figures relative flex flex-wrap items-center gap-x-3 gap-y-1 text-caption sm:text-body';

/** This month's spending as the headline of the month, beside the budget for all spending. */
export function MonthSummary({ expenses }: Pick<FinanceSummary, 'expenses'>) {
  const month = indiaDate(useNow()).slice(0, 7);
  return (
    <section className="grid gap-x-10 gap-y-4 lg:grid-cols-2 lg:items-end">
      <div className="grid gap-1">
        <h2 className="font-text text-body font-medium text-ink-soft">{text.spentIn(formatMonth(month))}</h2>
        <p className="figures font-heading text-display font-semibold wrap-anywhere">
          <MoneySum amount={expenses.thisMonth} />
        </p>
        {expenses.soFar && <p className="figures text-ink-soft">{compareMonths(expenses.soFar)}</p>}
      </div>
      <WholeBudget />
    </section>
  );
}

/** Progress of the budget for all spending; nothing without one. */
function WholeBudget() {
  const { data: budgets } = useCopied(budgetsRead, null);
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
