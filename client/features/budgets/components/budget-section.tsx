import { Pencil, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { FoldedList } from '#client/ui/layout/fold.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import type { Budget } from '#domain/budgets/schema.ts';
import { budgetScreensText as text, budgetScreensText } from '#messages/budgets.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { budgetId, budgetProgress } from '../model.ts';
import { budgetsRead } from '../reads.ts';

const LazyBudgetDialog = lazyDialog(
  async () => (await import('./budget-dialog.tsx')).BudgetDialog,
  () => budgetScreensText.dialogTitle,
);

/** Shows how much of this month's budgets is spent. */
export function BudgetSection() {
  const [isAdding, setIsAdding] = useState(false);
  const budgets = useCopied(budgetsRead, null);
  return (
    <Section
      title={text.title}
      action={
        budgets.data && (
          <Button variant="quiet" className="-mx-5" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden className="size-5" />
            {text.set}
          </Button>
        )
      }
    >
      <QueryState
        query={budgets}
        skeleton={
          <LoadingRegion label={text.loading}>
            <Skeleton className="h-16" />
          </LoadingRegion>
        }
        failedTitle={text.failedTitle}
        failedText={financeScreensText.failedText}
        empty={<p className="-mt-4 text-caption text-ink-soft">{text.empty}</p>}
      >
        {(all) => (
          <FoldedList
            items={all.map((budget) => (
              <BudgetRow key={budget.category} budget={budget} />
            ))}
            titleOf={text.more}
          />
        )}
      </QueryState>
      {isAdding && <LazyBudgetDialog onClose={() => setIsAdding(false)} />}
    </Section>
  );
}

function BudgetRow({ budget }: { budget: Budget }) {
  const [isEditing, setIsEditing] = useState(false);
  const titleId = useId();
  const { percent, tone, rest, isOver } = budgetProgress(budget);
  const name = financesText.budgetCategories[budget.category];
  const sums = text.spentOf(formatMoney(budget.spent), formatMoney(budget.monthlyAmount));
  return (
    <li className="relative flex items-center gap-3 py-3">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          {/* Its area is the whole row. */}
          <button
            id={titleId}
            type="button"
            onClick={() => setIsEditing(true)}
            className="text-left font-medium after:absolute after:inset-0 after:rounded-small hover:text-accent-ink"
          >
            {name}
          </button>
          <span className="figures text-caption text-ink-soft">{sums}</span>
        </p>
        <ProgressBar label={text.progressOf(name)} percent={percent} valueText={sums} tone={tone} />
        <p className={isOver ? 'figures text-caption text-danger' : 'figures text-caption text-ink-soft'}>
          {isOver ? text.over(formatMoney(rest)) : text.left(formatMoney(rest))}
        </p>
        <PendingMark of={budgetId(budget.category)} />
      </div>
      <RowActions of={titleId} className="relative -mr-3 max-sm:hidden">
        <RowAction icon={Pencil} label={text.edit} onClick={() => setIsEditing(true)} />
      </RowActions>
      {isEditing && <LazyBudgetDialog budget={budget} onClose={() => setIsEditing(false)} />}
    </li>
  );
}
