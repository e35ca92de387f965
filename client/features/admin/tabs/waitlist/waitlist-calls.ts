import { useMutation } from '@tanstack/react-query';
import type { WaitlistExport } from '#contract/admin/waitlist.ts';
import type { TimeOrder } from '#contract/paging.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { adminWaitlistText as text } from '#messages/en/admin/waitlist.ts';
import { adminApi, adminClient } from '../../../../lib/admin-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useAdminOutcome, useParts, usePatchRow } from '../../api.ts';

export type WaitlistFilters = NonNullable<WaitlistExport>;

export function useWaitlist(filters: WaitlistFilters, order: TimeOrder) {
  return useParts<WaitlistEntry>([...adminApi.waitlist.list.key(), filters, order], (part, options) =>
    adminClient.admin.waitlist.list({ ...filters, order, ...part }, options),
  );
}

/** Moves an entry on; the list shows it at once, and as it was when the server refuses. */
export function useMoveEntry() {
  const patchRow = usePatchRow<WaitlistEntry>(adminApi.waitlist.list.key());
  const { onError } = useAdminOutcome();
  return useMutation(
    adminApi.waitlist.update.mutationOptions({
      onMutate: async ({ id, status }) => ({ undo: await patchRow(id, { status }) }),
      onSuccess: (entry) =>
        showToast({ title: text.moved(namesOf(entry), text.statuses[entry.status]), tone: 'positive' }),
      onError(error, _input, context) {
        context?.undo();
        onError(error);
      },
    }),
  );
}

export function useDeleteEntry(names: string, onDone: () => void) {
  return useMutation(adminApi.waitlist.delete.mutationOptions(useAdminOutcome(text.deleted(names), onDone)));
}

export function namesOf({ partner1Name, partner2Name }: WaitlistEntry): string {
  return `${partner1Name} & ${partner2Name}`;
}
