import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts, outcomeToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { restoreToasts, undo } from '#client/ui/feedback/restore-toasts.ts';
import { financeScreensText as text } from '#messages/finances.ts';

export function useCreateGoal(onDone: () => void) {
  return useMutation(
    api.goals.create.mutationOptions(outcomeToasts(text.error, text.goalCreated, text.goalCreateFailed, onDone)),
  );
}

export function useUpdateGoal(onDone: () => void) {
  return useMutation(
    api.goals.update.mutationOptions(outcomeToasts(text.error, text.goalUpdated, text.goalUpdateFailed, onDone)),
  );
}

export function useWithdraw(onDone: () => void) {
  return useMutation(
    api.goals.withdraw.mutationOptions(outcomeToasts(text.error, text.moneyTaken, text.moneyTakeFailed, onDone)),
  );
}

export function useAddMoney(onDone: () => void) {
  return useMutation(
    api.goals.addMoney.mutationOptions(outcomeToasts(text.error, text.moneyAdded, text.moneyAddFailed, onDone)),
  );
}

export function useResetGoal(onDone: () => void) {
  return useMutation(
    api.goals.reset.mutationOptions(outcomeToasts(text.error, text.goalReset, text.goalResetFailed, onDone)),
  );
}

export function useDeleteGoal(onDone: () => void) {
  const restore = useMutation(api.goals.restore.mutationOptions(restoreToasts));
  return useMutation(
    api.goals.delete.mutationOptions(
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
