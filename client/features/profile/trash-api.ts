import { useMutation } from '@tanstack/react-query';
import { type RecordKind, resourceOfKind } from '#domain/records.ts';
import { api } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { restoreToasts } from '#client/ui/feedback/restore-toasts.ts';
import { trashScreensText as text } from '#messages/screens/trash.ts';
import { profileToasts } from './outcome-api.ts';

/** Number of trash rows shown at first: members mostly look for the latest deletions. */
const SHOWN = 5;

export function useTrash() {
  return usePages(api.trash.list.key(), (page, options) => api.trash.list.call(page, options), SHOWN);
}

export function useRestore(kind: RecordKind) {
  const call = api[resourceOfKind(kind)].restore;
  return useMutation({
    mutationKey: call.mutationKey(),
    mutationFn: async (id: string): Promise<void> => void (await call.call({ id })),
    ...restoreToasts,
  });
}

export function useDeleteForGood(onDone: () => void) {
  return useMutation(
    api.trash.delete.mutationOptions(
      profileToasts({ title: text.deletedForGood }, text.deleteFailed, onDone),
    ),
  );
}
