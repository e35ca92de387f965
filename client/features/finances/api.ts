import { useMutation } from '@tanstack/react-query';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { budgetScreensText as budgetText } from '#messages/screens/budgets.ts';
import { splittingScreensText as splittingText } from '#messages/screens/splitting.ts';
import { api } from '#client/lib/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { restoreToasts, undo } from '#client/ui/feedback/restore-toasts.ts';

/** Hooks for the calls of the finances. */

export function useCreateExpense(onDone: () => void) {
  return useMutation(
    api.finances.createExpense.mutationOptions(outcome(text.expenseAdded, text.expenseAddFailed, onDone)),
  );
}

export function useUpdateExpense(onDone: () => void) {
  return useMutation(
    api.finances.updateExpense.mutationOptions(
      outcome(text.expenseUpdated, text.expenseUpdateFailed, onDone),
    ),
  );
}

/** Deletes an expense at once; the toast offers to restore it. */
export function useDeleteExpense() {
  const restore = useMutation(api.finances.restoreExpense.mutationOptions(restoreToasts));
  return useMutation(
    api.finances.deleteExpense.mutationOptions(
      mutationToasts({
        success: (_nothing, { id }) => ({
          title: text.expenseDeleted,
          tone: 'neutral',
          action: undo(() => restore.mutate({ id })),
        }),
        failure: { title: text.error, description: text.expenseDeleteFailed },
      }),
    ),
  );
}

export function useCreateGoal(onDone: () => void) {
  return useMutation(
    api.finances.createGoal.mutationOptions(outcome(text.goalCreated, text.goalCreateFailed, onDone)),
  );
}

export function useUpdateGoal(onDone: () => void) {
  return useMutation(
    api.finances.updateGoal.mutationOptions(outcome(text.goalUpdated, text.goalUpdateFailed, onDone)),
  );
}

export function useWithdraw(onDone: () => void) {
  return useMutation(
    api.finances.withdraw.mutationOptions(outcome(text.moneyTaken, text.moneyTakeFailed, onDone)),
  );
}

export function useAddMoney(onDone: () => void) {
  return useMutation(
    api.finances.addMoney.mutationOptions(outcome(text.moneyAdded, text.moneyAddFailed, onDone)),
  );
}

export function useResetGoal(onDone: () => void) {
  return useMutation(
    api.finances.resetGoal.mutationOptions(outcome(text.goalReset, text.goalResetFailed, onDone)),
  );
}

export function useDeleteGoal(onDone: () => void) {
  const restore = useMutation(api.finances.restoreGoal.mutationOptions(restoreToasts));
  return useMutation(
    api.finances.deleteGoal.mutationOptions(
      mutationToasts({
        success: (_nothing, { id }) => ({
          title: text.goalDeleted,
          action: undo(() => restore.mutate({ id })),
        }),
        failure: { title: text.error, description: text.goalDeleteFailed },
        onDone,
      }),
    ),
  );
}

export function useChangeBudget(onDone: () => void) {
  return useMutation(
    api.finances.changeBudget.mutationOptions(outcome(budgetText.saved, budgetText.saveFailed, onDone)),
  );
}

export function useRemoveBudget(onDone: () => void) {
  return useMutation(
    api.finances.changeBudget.mutationOptions(outcome(budgetText.removed, budgetText.saveFailed, onDone)),
  );
}

export function useChangeSplitting(onDone: () => void) {
  return useMutation(
    api.finances.changeSplitting.mutationOptions(
      outcome(splittingText.saved, splittingText.saveFailed, onDone),
    ),
  );
}

export function useCreateSettlement(onDone: () => void) {
  return useMutation(
    api.finances.createSettlement.mutationOptions(
      outcome(splittingText.settled, splittingText.settleFailed, onDone),
    ),
  );
}

/** Shows the partner's UPI code on the partner's own device; the dialog itself reports the outcome. */
export function useShowUpiCode() {
  return useMutation(api.finances.showUpiCode.mutationOptions());
}

export function useDeleteSettlement() {
  return useMutation(
    api.finances.deleteSettlement.mutationOptions(
      outcome(splittingText.deleted, splittingText.deleteFailed, () => undefined),
    ),
  );
}

function outcome(success: string, failure: string, onDone: () => void) {
  return mutationToasts({
    success: { title: success },
    failure: { title: text.error, description: failure },
    onDone,
  });
}
