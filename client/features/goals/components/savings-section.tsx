import { List, Minus, Pencil, PiggyBank, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { GoalMark } from '#client/features/expenses/components/category-look.tsx';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section, Card } from '#client/ui/content/card.tsx';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { PotDrawing } from '#client/ui/pictures/drawings.tsx';
import { goalProgress } from '#domain/goals/rules.ts';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { financeScreensText as text, financesText } from '#messages/finances.ts';
import { useDeleteGoal, useResetGoal } from '../api.ts';
import { monthlyToReach } from '../model.ts';
import { goalsRead } from '../reads.ts';
import { LazyGoalDialog, LazyGoalEntriesDialog, LazyMoneyDialog } from './lazy-dialogs.tsx';

export function SavingsProgress({ onAdd }: { onAdd: () => void }) {
  const goals = useCopied(goalsRead, null);
  return (
    <Section title={text.savings}>
      <QueryState
        query={goals}
        skeleton={
          <LoadingRegion label={text.savingsLoading}>
            <Skeleton className="h-56 rounded-large!" />
          </LoadingRegion>
        }
        failedTitle={text.savingsFailedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            drawing={<PotDrawing />}
            title={text.savingsEmptyTitle}
            text={text.savingsEmptyText}
            action={
              <Button variant="secondary" onClick={onAdd}>
                {text.firstGoal}
              </Button>
            }
          />
        }
      >
        {(all) => (
          <ul className="grid gap-4 lg:grid-cols-2 lg:items-start">
            {all.map((goal) => (
              <li key={goal.id}>
                <GoalCard goal={goal} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function GoalCard({ goal }: { goal: SavingsGoal }) {
  const [open, setOpen] = useState<GoalAction | null>(null);
  const close = () => setOpen(null);
  const { isReached, percent, missing } = goalProgress(goal);
  const [saved, target] = [formatMoney(goal.currentAmount), formatMoney(goal.targetAmount)];
  const isStarted = Number(goal.currentAmount) > 0;
  const titleId = useId();

  return (
    <Card className="grid gap-4 p-5!">
      <div className="flex items-start gap-4 cramped:flex-wrap">
        <GoalMark category={goal.category} />
        <div className="grid min-w-0 flex-1 gap-0.5 cramped:basis-44">
          <h3 id={titleId} className="font-heading text-lead leading-tight font-semibold wrap-anywhere">
            {goal.title}
          </h3>
          <p className="text-caption text-ink-soft">
            {[financesText.goalCategories[goal.category], goal.targetDate && text.by(formatDate(goal.targetDate))]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <PendingMark of={goal.id} />
        </div>
        <RowActions of={titleId} className="-mt-2 -mr-3 cramped:ml-auto">
          <RowAction icon={Pencil} label={text.editGoal} onClick={() => setOpen('edit')} />
          <RowAction icon={Trash2} label={text.deleteGoal} onClick={() => setOpen('delete')} isDangerous />
        </RowActions>
      </div>
      {goal.description && <p className="text-ink-soft wrap-anywhere">{goal.description}</p>}
      <div className="grid gap-2">
        <p className="figures text-ink-soft">
          <FilledText
            text={text.savedOfTarget('{saved}', target)}
            parts={{ saved: <span className="font-heading text-title font-semibold text-ink">{saved}</span> }}
          />
        </p>
        <ProgressBar
          label={text.progressOf(goal.title)}
          percent={percent}
          valueText={text.savedOfTarget(saved, target)}
          tone={isReached ? 'positive' : 'festive'}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isReached ? (
          <Badge tone="positive">{text.reached}</Badge>
        ) : (
          <div className="figures text-caption text-ink-soft">
            <p>
              <span className="font-semibold text-ink">{text.percent(String(percent))}</span>
              {' · '}
              {text.toGo(formatMoney(missing))}
            </p>
            <MonthlyLine goal={goal} />
          </div>
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
          <RowActions of={titleId}>
            <RowAction icon={List} label={text.seeEntries} onClick={() => setOpen('entries')} />
            {isStarted && (
              <>
                <RowAction icon={RotateCcw} label={text.reset} onClick={() => setOpen('reset')} />
                <RowAction icon={Minus} label={text.withdraw} onClick={() => setOpen('out')} />
              </>
            )}
          </RowActions>
          <Button
            variant={isReached ? 'quiet' : 'secondary'}
            aria-label={text.addMoneyTo(goal.title)}
            onClick={() => setOpen('in')}
          >
            <PiggyBank aria-hidden className="size-5" />
            {text.addMoney}
          </Button>
        </div>
      </div>
      {(open === 'in' || open === 'out') && <LazyMoneyDialog goal={goal} direction={open} onClose={close} />}
      {open === 'entries' && <LazyGoalEntriesDialog goal={goal} onClose={close} />}
      {open === 'edit' && <LazyGoalDialog goal={goal} onClose={close} />}
      <GoalConfirmations goal={goal} open={open} onClose={close} />
    </Card>
  );
}

/** Shows the monthly amount needed to reach the goal by its date. */
function MonthlyLine({ goal }: { goal: SavingsGoal }) {
  const monthly = monthlyToReach(goal, indiaDate(useNow()));
  if (!monthly) return null;
  const { months, amount } = monthly;
  return (
    <p>
      {months === 0 && text.targetPassed}
      {months === 1 && text.lastMonthly(formatMoney(amount))}
      {months > 1 && text.monthly(formatMoney(amount), String(months))}
    </p>
  );
}

/** Actions of a goal's card. */
type GoalAction = 'in' | 'out' | 'edit' | 'reset' | 'delete' | 'entries';

interface GoalConfirmationsProps {
  goal: SavingsGoal;
  /** Action to confirm; actions without a confirmation open nothing here. */
  open: GoalAction | null;
  onClose: () => void;
}

function GoalConfirmations({ goal, open, onClose }: GoalConfirmationsProps) {
  const reset = useResetGoal(onClose);
  const remove = useDeleteGoal(onClose);
  return (
    <>
      <ConfirmDialog
        isOpen={open === 'reset'}
        onOpenChange={onClose}
        title={text.resetTitle}
        text={text.resetText(goal.title, formatMoney(goal.currentAmount))}
        confirmLabel={text.resetConfirm}
        isPending={reset.isPending}
        onConfirm={() => reset.mutate({ id: goal.id })}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        onOpenChange={onClose}
        title={text.deleteGoalTitle}
        text={text.deleteGoalText(goal.title)}
        confirmLabel={text.deleteGoalConfirm}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id: goal.id })}
      />
    </>
  );
}
