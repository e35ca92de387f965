import { PiggyBank, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { SavingsGoal } from '#contract/finances.ts';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { financesText } from '#messages/en/finances.ts';
import { formatDate } from '../../../../lib/format/dates.ts';
import { formatMoney } from '../../../../lib/format/money.ts';
import { Badge } from '../../../../ui/content/badge.tsx';
import { Card } from '../../../../ui/content/card.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { RowAction, RowActions } from '../../../../ui/forms/row-actions.tsx';
import { goalProgress } from '../../model.ts';
import { GoalMark } from '../category-look.tsx';
import { LazyAddMoneyDialog } from '../lazy-dialogs.tsx';
import { GoalConfirmations } from './goal-confirmations.tsx';

/** One goal: what for, how far, what is missing, and what can be done with it. */
export function GoalCard({ goal }: { goal: SavingsGoal }) {
  const [open, setOpen] = useState<'money' | 'reset' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { isReached, percent, missing } = goalProgress(goal);
  const [saved, target] = [formatMoney(goal.currentAmount), formatMoney(goal.targetAmount)];
  const isStarted = Number(goal.currentAmount) > 0;
  const titleId = useId();

  return (
    <Card className="grid gap-4 p-5!">
      <div className="flex items-start gap-4">
        <GoalMark category={goal.category} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 id={titleId} className="font-heading text-lead leading-tight font-semibold wrap-anywhere">
            {goal.title}
          </h3>
          <p className="text-caption text-ink-soft">
            {[
              financesText.goalCategories[goal.category],
              goal.targetDate && text.by(formatDate(goal.targetDate)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <RowActions of={titleId} className="-mt-2 -mr-3">
          {isStarted && <RowAction icon={RotateCcw} label={text.reset} onClick={() => setOpen('reset')} />}
          <RowAction icon={Trash2} label={text.deleteGoal} onClick={() => setOpen('delete')} isDangerous />
        </RowActions>
      </div>
      {goal.description && <p className="text-ink-soft wrap-anywhere">{goal.description}</p>}
      <div className="grid gap-2">
        <p className="figures flex flex-wrap items-baseline gap-x-2">
          <span className="font-heading text-title font-semibold">{saved}</span>
          <span className="text-ink-soft">{text.savedOf(target)}</span>
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
          <p className="figures text-caption text-ink-soft">
            <span className="font-semibold text-ink">{text.percent(String(percent))}</span>
            {' · '}
            {text.toGo(formatMoney(missing))}
          </p>
        )}
        <Button
          variant={isReached ? 'quiet' : 'secondary'}
          aria-label={text.addMoneyTo(goal.title)}
          onClick={() => setOpen('money')}
        >
          <PiggyBank aria-hidden className="size-5" />
          {text.addMoney}
        </Button>
      </div>
      {open === 'money' && <LazyAddMoneyDialog goal={goal} onClose={close} />}
      <GoalConfirmations goal={goal} open={open} onClose={close} />
    </Card>
  );
}
