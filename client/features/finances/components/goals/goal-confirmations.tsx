import type { SavingsGoal } from '#contract/finances.ts';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { formatMoney } from '../../../../lib/format/money.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteGoal, useResetGoal } from '../../api.ts';

interface GoalConfirmationsProps {
  goal: SavingsGoal;
  /** Which question is asked; others are not asked here. */
  open: 'reset' | 'delete' | 'money' | null;
  onClose: () => void;
}

/** Asks before what cannot be undone. */
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
