import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { restoreToasts, undo } from '#client/ui/feedback/restore-toasts.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { List } from '#domain/lists/schema.ts';
import { listScreensText as text } from '#messages/lists.ts';
import type { Placed } from './model.ts';

/** Time in milliseconds in which a deletion can be undone on the screen (specification, section 4 of `beyond.md`). */
const UNDO_MS = 10_000;

const failure = ({ message }: Error) => ({ title: text.failed, description: message });

export function useCreateList(onDone: (list: List) => void) {
  return useMutation(api.lists.create.mutationOptions(mutationToasts({ failure, onDone })));
}

export function useUpdateList(onDone: () => void) {
  return useMutation(api.lists.update.mutationOptions(mutationToasts({ failure, onDone })));
}

export function useDeleteList(onDone: () => void) {
  const restore = useMutation(api.lists.restore.mutationOptions(restoreToasts));
  return useMutation(
    api.lists.delete.mutationOptions(
      mutationToasts({
        success: (_nothing, { id }) => ({
          title: text.listDeleted,
          durationMs: UNDO_MS,
          action: undo(() => restore.mutate({ id })),
        }),
        failure,
        onDone,
      }),
    ),
  );
}

/** Adds an item. Its text is back in the field after a failure, so `onFailed` gets it. */
export function useAddItem(onFailed: (text: string) => void) {
  return useMutation({
    ...api.lists.createItem.mutationOptions(mutationToasts({ failure })),
    onError: (error, { text: typed }) => {
      mutationToasts({ failure }).onError(error);
      onFailed(typed);
    },
  });
}

/** Ticks and unticks items. */
export function useTick() {
  return useMutation(api.lists.updateItem.mutationOptions(mutationToasts({ failure })));
}

/** Stores the new positions of items, one by one. */
export function useMoveItems() {
  const move = useMutation(api.lists.updateItem.mutationOptions(mutationToasts({ failure })));
  return (listId: string, placed: readonly Placed[]) =>
    Promise.allSettled(placed.map((each) => move.mutateAsync({ id: listId, ...each })));
}

export function useUpdateItem(onDone: () => void) {
  return useMutation(api.lists.updateItem.mutationOptions(mutationToasts({ failure, onDone })));
}

function useRestoreItems() {
  return useMutation(api.lists.restoreItems.mutationOptions(mutationToasts({ failure })));
}

export function useDeleteItem(onDone: () => void) {
  const restore = useRestoreItems();
  return useMutation(
    api.lists.deleteItem.mutationOptions(
      mutationToasts({
        success: (_nothing, { id, itemId }) => ({
          title: text.itemDeleted,
          durationMs: UNDO_MS,
          action: undo(() => restore.mutate({ id, itemIds: [itemId] })),
        }),
        failure,
        onDone,
      }),
    ),
  );
}

/** Clears the done items that the member sees. */
export function useClearDone() {
  const restore = useRestoreItems();
  return useMutation(
    api.lists.clearDone.mutationOptions({
      ...mutationToasts({ failure }),
      onSuccess: (_answer, { id, itemIds = [] }) =>
        showToast({
          title: text.cleared(itemIds.length),
          tone: 'positive',
          durationMs: UNDO_MS,
          action: undo(() => restore.mutate({ id, itemIds })),
        }),
    }),
  );
}
