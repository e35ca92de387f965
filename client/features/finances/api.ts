import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ExpenseFilters } from '#contract/finances.ts';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { api, client } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { returnToLogin } from '../accounts/session-api.ts';

/** The calls of the finances, each with the catalogue's toasts. What they make stale is refetched by itself. */

const PAGE_SIZE = 50;

/** The expenses that the filters find, page by page. What was found before stays while a changed filter is being asked. */
export function useExpensePages(filters: NonNullable<ExpenseFilters>) {
  return useInfiniteQuery({
    queryKey: [...api.finances.listExpenses.key(), 'pages', filters],
    queryFn: async ({ pageParam, signal }) => {
      let nextCursor: string | null = null;
      const expenses = await client.finances.listExpenses(
        { ...filters, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        { signal, context: { onHeaders: (headers) => (nextCursor = headers.get('x-next-cursor')) } },
      );
      return { expenses, nextCursor };
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useAddExpense(onDone: () => void) {
  return useMutation(
    api.finances.createExpense.mutationOptions(outcome(text.expenseAdded, text.expenseAddFailed, onDone)),
  );
}

export function useChangeExpense(onDone: () => void) {
  return useMutation(
    api.finances.updateExpense.mutationOptions(
      outcome(text.expenseUpdated, text.expenseUpdateFailed, onDone),
    ),
  );
}

/** Deletes at once; the toast offers to bring the expense back. */
export function useDeleteExpense() {
  const restore = useMutation(
    api.finances.restoreExpense.mutationOptions(outcome(text.expenseRestored, text.expenseRestoreFailed)),
  );
  const { onError } = outcome(text.expenseDeleted, text.expenseDeleteFailed);
  return useMutation(
    api.finances.deleteExpense.mutationOptions({
      onSuccess: (_nothing, { id }) =>
        showToast({
          title: text.expenseDeleted,
          action: { label: text.undo, onSelect: () => restore.mutate({ id }) },
        }),
      onError,
    }),
  );
}

export function useCreateGoal(onDone: () => void) {
  return useMutation(
    api.finances.createGoal.mutationOptions(outcome(text.goalCreated, text.goalCreateFailed, onDone)),
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
  return useMutation(
    api.finances.deleteGoal.mutationOptions(outcome(text.goalDeleted, text.goalDeleteFailed, onDone)),
  );
}

/** What is said when a call succeeds or fails; a session that is over leads to the login. */
function outcome(success: string, failure: string, onDone?: () => void) {
  return {
    onSuccess() {
      showToast({ title: success, tone: 'positive' });
      onDone?.();
    },
    onError(error: Error) {
      if (!returnToLogin(error)) showToast({ title: text.error, description: failure, tone: 'danger' });
    },
  };
}
