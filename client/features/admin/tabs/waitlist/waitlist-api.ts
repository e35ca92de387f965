import { useMutation } from '@tanstack/react-query';
import { adminApi, adminClient } from '#client/data/admin-api.ts';
import { usePages } from '#client/data/use-pages.ts';
import type { TimeOrder } from '#domain/kernel/paging.ts';
import type { WaitlistExport } from '#domain/waitlist/admin.ts';
import type { WaitlistEntry } from '#domain/waitlist/schema.ts';
import { adminWaitlistText as text } from '#messages/en/admin/waitlist.ts';
import { adminToasts } from '../../api.ts';
import { useOptimisticRow } from '../../use-optimistic-row.ts';

export type WaitlistFilters = NonNullable<WaitlistExport>;

export function useWaitlist(filters: WaitlistFilters, order: TimeOrder) {
  return usePages<WaitlistEntry>([...adminApi.waitlist.list.key(), filters, order], (page, options) =>
    adminClient.admin.waitlist.list({ ...filters, order, ...page }, options),
  );
}

/** Moves an entry to another status. */
export function useUpdateEntry() {
  const optimistic = useOptimisticRow<WaitlistEntry, Pick<WaitlistEntry, 'id' | 'status'>>(
    adminApi.waitlist.list.key(),
    ({ status }) => ({ status }),
  );
  return useMutation(
    adminApi.waitlist.update.mutationOptions({
      ...adminToasts((entry) => ({ title: text.moved(namesOf(entry), text.statuses[entry.status]) })),
      ...optimistic,
    }),
  );
}

export function useDeleteEntry(names: string, onDone: () => void) {
  return useMutation(adminApi.waitlist.delete.mutationOptions(adminToasts({ title: text.deleted(names) }, onDone)));
}

export function namesOf({ partner1Name, partner2Name }: WaitlistEntry): string {
  return `${partner1Name} & ${partner2Name}`;
}
