import type { SavingsGoal } from '#contract/goals.ts';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useDeleteGoal, useResetGoal } from '../api.ts';

/** Actions of a goal's card. */
export type GoalAction = 'in' | 'out' | 'edit' | 'reset' | 'delete' | 'entries';

interface GoalConfirmationsProps {
  goal: SavingsGoal;
  /** Action to confirm; actions without a confirmation open nothing here. */
  open: GoalAction | null;
  onClose: () => void;
}

export function GoalConfirmations({ goal, open, onClose }: GoalConfirmationsProps) {
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
